/** SHA-256 of the empty string: the style elements that Griffel fills through the object model. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Headers of every answer; a page with an inline script brings its own policy. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy([]),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Allows own files only, forbids text that becomes code (Trusted Types) and lets inline scripts
 * through by their hashes (`sha256-…`), and pictures from the origins named.
 */
export function contentSecurityPolicy(
  inlineScriptHashes: readonly string[],
  pictureOrigins: readonly string[] = [],
): string {
  const scripts = ["'self'", ...inlineScriptHashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    `script-src ${scripts}`,
    "connect-src 'self'",
    `style-src 'self' ${emptyStyle}`,
    ["img-src 'self' data:", ...pictureOrigins].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types webpack mf-entry 'allow-duplicates'",
  ].join('; ');
}

/** Added where the page came over https. */
export const strictTransport = 'max-age=31536000; includeSubDomains';
