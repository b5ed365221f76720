/** The policy of the static pages: everything comes from the site, and no page has scripts or styles inside. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  // The Markdown of a page, for the button that copies it.
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
