/** SHA-256 of the empty string: the style elements that Griffel fills through the CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Headers of every answer; a page with inline scripts has its own policy. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Sources that a page can use in addition to its own files. */
interface Allowed {
  /** `sha256-…` of each. */
  readonly inlineScripts?: readonly string[];
  readonly pictureOrigins?: readonly string[];
  /** The folder on another host with the scripts of remotes. */
  readonly remotesUrl?: string | null;
  /** Remotes under development, from the machine that shows the page. */
  readonly allowsOverrides?: boolean;
  /** WebAssembly: for the script of the one thread that runs it, not for pages. */
  readonly allowsPrograms?: boolean;
}

const ownMachine = ['localhost:*', '127.0.0.1:*'];

/**
 * Allows only own files and the given sources, and forbids turning text into code (Trusted Types).
 */
export function contentSecurityPolicy({
  inlineScripts = [],
  pictureOrigins = [],
  remotesUrl = null,
  allowsOverrides = false,
  allowsPrograms = false,
}: Allowed = {}): string {
  const remotes = remotesUrl === null ? [] : [remotesUrl];
  const ownOf = (scheme: string) =>
    allowsOverrides ? ownMachine.map((host) => `${scheme}://${host}`) : [];
  const programs = allowsPrograms ? ["'wasm-unsafe-eval'"] : [];
  const hashes = inlineScripts.map((hash) => `'${hash}'`);
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ["script-src 'self'", ...programs, ...hashes, ...remotes, ...ownOf('http')].join(' '),
    ["connect-src 'self'", ...remotes, ...ownOf('http'), ...ownOf('ws')].join(' '),
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

/** Added if the page was loaded over https. */
export const strictTransport = 'max-age=31536000; includeSubDomains';
