/** Caches the results of a function by the identity of its argument. */
export function memoize<Key extends object, Result>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const known = new WeakMap<Key, { result: Result }>();
  return (key) => {
    const before = known.get(key);
    if (before) return before.result;
    const result = compute(key);
    known.set(key, { result });
    return result;
  };
}
