/** SHA-256 of the empty string: the style elements that Griffel fills through the object model. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Headers of every answer; a page with an inline script brings its own policy. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** What a page is allowed beside its own files. */
interface Allowed {
  /** `sha256-…` of each. */
  readonly inlineScripts?: readonly string[];
  readonly pictureOrigins?: readonly string[];
  /** The folder of another host where the scripts of remotes lie. */
  readonly remotesUrl?: string | null;
  /** Remotes under development, from the machine where the page is shown. */
  readonly allowsOverrides?: boolean;
  /** Compiled programs: for the script of the one thread that runs one, not for pages. */
  readonly allowsPrograms?: boolean;
}

const ownMachine = ['localhost:*', '127.0.0.1:*'];

/** Allows own files only, but for what is named, and forbids text that becomes code (Trusted Types). */
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

/** Added where the page came over https. */
export const strictTransport = 'max-age=31536000; includeSubDomains';
