// What is worked out of an object that never changes is worked out once, and stays the very same while the object does.

/** The same function, which remembers what it gave for each object as long as somebody has that object. */
export function memo<Key extends object, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { result: Result }>();
  return (key) => {
    let found = known.get(key);
    if (!found) known.set(key, (found = { result: make(key) }));
    return found.result;
  };
}
