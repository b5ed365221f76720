/**
 * A function that works once for each object and answers from memory after that, as long as the object lives. For what
 * many pages need of one document; the object must not change between calls.
 */
export function oncePer<K extends object, T>(work: (key: K) => T): (key: K) => T {
  const kept = new WeakMap<K, { readonly value: T }>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known.value;
    const value = work(key);
    kept.set(key, { value });
    return value;
  };
}
