/** Content security policy of the static pages: everything comes from the site, without inline scripts or styles. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  // For the button that copies a page's Markdown.
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
