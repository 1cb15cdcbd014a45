// Files that the browser keeps (the origin private file system), as a file system of Python's runtime: what SQLite
// writes is written there, by the time its call returns.

/** As much of the runtime's own file system as is used here: Emscripten documents it, and has no types for it. */
export interface RuntimeFS {
  ErrnoError: new (errno: number) => Error;
  createNode(parent: FSNode | null, name: string, mode: number): FSNode;
  mkdirTree(path: string): void;
  mount(type: unknown, options: object, path: string): void;
}
interface FSNode {
  id: number;
  name: string;
  mode: number;
  node_ops: object;
  stream_ops: object;
}
interface FSStream {
  node: FSNode;
  position: number;
}

const DIRECTORY = 0o040777;
const FILE = 0o100666;
const NO_SUCH_FILE = 44;
const INVALID = 28;
const NAMES = ["bottega.db", "bottega.db-journal"]; // a handle can only be opened by waiting, so all are open from the start

/** Mounts the kept files at a path; gives back how to bring what was written to the disk. Fails if another tab has them. */
export async function mountKeptFiles(FS: RuntimeFS, path: string, folder: string): Promise<() => void> {
  const root = await navigator.storage.getDirectory();
  const kept = await root.getDirectoryHandle(folder, { create: true });
  const files = new Map<string, FileSystemSyncAccessHandle>();
  for (const name of NAMES) {
    const file = await kept.getFileHandle(name, { create: true });
    files.set(name, await file.createSyncAccessHandle());
  }
  FS.mkdirTree(path);
  FS.mount(keptFiles(FS, files), {}, path);
  return () => {
    for (const file of files.values()) file.flush();
  };
}

function keptFiles(FS: RuntimeFS, files: ReadonlyMap<string, FileSystemSyncAccessHandle>) {
  const made = new Set([...files].filter(([, file]) => file.getSize() > 0).map(([name]) => name));
  const handle = (node: FSNode) => files.get(node.name)!;
  const now = new Date();

  function create(parent: FSNode | null, name: string, mode: number): FSNode {
    const node = FS.createNode(parent, name, mode);
    node.node_ops = nodeOps;
    node.stream_ops = streamOps;
    return node;
  }

  const nodeOps = {
    getattr(node: FSNode) {
      const size = node.mode === DIRECTORY ? 4096 : handle(node).getSize();
      const times = { atime: now, mtime: now, ctime: now };
      const rest = { dev: 1, nlink: 1, uid: 0, gid: 0, rdev: 0, blksize: 4096, blocks: Math.ceil(size / 4096) };
      return { ino: node.id, mode: node.mode, size, ...times, ...rest };
    },
    setattr(node: FSNode, { size }: { size?: number }) {
      if (size !== undefined) handle(node).truncate(size);
    },
    lookup(parent: FSNode, name: string): FSNode {
      if (!made.has(name)) throw new FS.ErrnoError(NO_SUCH_FILE);
      return create(parent, name, FILE);
    },
    mknod(parent: FSNode, name: string): FSNode {
      if (!files.has(name)) throw new FS.ErrnoError(INVALID); // SQLite is told to need no others
      made.add(name);
      return create(parent, name, FILE);
    },
    unlink(_: FSNode, name: string) {
      made.delete(name);
      files.get(name)!.truncate(0);
    },
    readdir: () => [".", "..", ...made],
  };

  const streamOps = {
    read: ({ node }: FSStream, buffer: Uint8Array, offset: number, length: number, position: number) =>
      handle(node).read(buffer.subarray(offset, offset + length), { at: position }),
    write: ({ node }: FSStream, buffer: Uint8Array, offset: number, length: number, position: number) =>
      handle(node).write(buffer.subarray(offset, offset + length), { at: position }),
    llseek({ node, position }: FSStream, offset: number, whence: 0 | 1 | 2): number {
      const found = [0, position, handle(node).getSize()][whence]! + offset;
      if (found < 0) throw new FS.ErrnoError(INVALID);
      return found;
    },
    fsync({ node }: FSStream): number {
      handle(node).flush();
      return 0;
    },
  };

  return { mount: () => create(null, "/", DIRECTORY) };
}
