/** Slugs that meet a condition wherever it applies; none of them is the slug of a record. */
export const wellKnownSlugs: ReadonlyMap<string, string> = new Map([
  ['NotFound', 'not-found'],
  ['Rejected', 'validation-failed'],
  ['Throttle', 'rate-limited'],
  ['Maintain', 'maintenance'],
]);
