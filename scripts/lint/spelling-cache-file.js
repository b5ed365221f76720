// @ts-check
/** Where the texts are remembered in which no word was misspelt. Deleting it costs one second of the next run. */
export const spellingCacheFile = new URL(
  '../../node_modules/.cache/grant-management/spelling',
  import.meta.url,
);
