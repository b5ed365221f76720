/**
 * Memoizes a function per object, for as long as the object lives. It is for data that many pages derive from the same
 * document. The object must not change between calls.
 */
export function oncePer<K extends object, T>(work: (key: K) => T): (key: K) => T {
  const kept = new WeakMap<K, { readonly value: T }>();
  return (key) => {
    const cached = kept.get(key);
    if (cached) return cached.value;
    const value = work(key);
    kept.set(key, { value });
    return value;
  };
}
