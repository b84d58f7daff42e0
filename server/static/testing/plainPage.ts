import type { ShellPage } from '../shellPage.ts';

/** A page that shows the answers it was given. */
export const plainPage: ShellPage = {
  html: Buffer.from('plain'),
  brotli: Buffer.from(''),
  etag: '"1"',
  inlineScripts: [],
  personal: (answers: string) => `page with ${answers}`,
};
