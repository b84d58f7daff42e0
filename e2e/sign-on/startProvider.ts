import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const program = join(
  resolve(import.meta.dirname, '../..'),
  'server/sign-on/testing/runProvider.ts',
);

export interface Provider {
  /** On another site than the product: `http://127.0.0.1:…`. */
  readonly address: string;
  /** The server's settings, except the one that names a file. */
  readonly settings: Record<string, string>;
  /** The required content of the file that the setting names. */
  readonly file: { readonly setting: string; readonly content: string };
  close(): Promise<void>;
}

/** An identity provider in its own process, for the product at that URL. */
export async function startProvider(kind: 'saml' | 'openid', publicUrl: string): Promise<Provider> {
  const child = spawn(process.execPath, [program, kind, publicUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const close = async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const said: Omit<Provider, 'close'> = JSON.parse(line);
    return { ...said, close };
  }
  throw new Error('The provider did not start.');
}
