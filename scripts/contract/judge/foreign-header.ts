/**
 * Headers with `x-` that say nothing of a service: browsers, caches and balancers know them, and the mock marks its
 * responses with its own.
 */
const ofOthers =
  /^x-(?:mock|amz|amzn|cache|served-by|timer|varnish|powered-by|frame-options|content-type-options|xss-protection|download-options|permitted-cross-domain-policies|dns-prefetch-control|robots-tag|ua-compatible|forwarded|envoy|cloud-trace|azure|vercel|runtime)/;

/** Whether a header that no description names may be one of the service. */
export function isOfService(name: string): boolean {
  const lower = name.toLowerCase();
  return /^x-[a-z0-9-]{1,60}$/.test(lower) && !ofOthers.test(lower);
}

/** The name as it is usually written: `X-Request-Id`. Header names are compared without regard to it. */
export function inCapitals(name: string): string {
  return name.toLowerCase().replaceAll(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase());
}
