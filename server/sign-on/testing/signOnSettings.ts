import { fileURLToPath } from 'node:url';

const file = (name: string) => fileURLToPath(new URL(`keys/${name}`, import.meta.url));

/** Files for `SAML_KEY` and `SAML_CERTIFICATE`. */
export const ownFiles = { SAML_KEY: file('own.key'), SAML_CERTIFICATE: file('own.crt') };

/** Settings of a server whose provider is never called. */
export const signOnSettings = {
  SAML_METADATA: file('provider.xml'),
  PUBLIC_URL: 'http://localhost:4000',
  ...ownFiles,
};
