// Compiles a folder of Python files with the runtime that will run them: `node compile.mjs FOLDER`.
import { loadPyodide } from "pyodide";

const python = await loadPyodide();
python.mountNodeFS("/app", process.argv[2]);
const done = python.runPython(`
import compileall
compileall.compile_dir("/app", quiet=1, legacy=True, invalidation_mode=None, stripdir="/app")
`);
process.exit(done ? 0 : 1);
