import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const program = join(
  resolve(import.meta.dirname, '../..'),
  'server/sign-on/testing/runProvider.ts',
);

export interface Provider {
  /** Of another site than the product's: `http://127.0.0.1:…`. */
  readonly address: string;
  /** Of the server, but for the one that names a file. */
  readonly settings: Record<string, string>;
  /** What the file has to hold that the setting names. */
  readonly file: { readonly setting: string; readonly content: string };
  close(): Promise<void>;
}

/** An identity provider in a process of its own, for the product at that address. */
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
