import { resolve } from 'node:path';
import { nameRemote, type RemoteNames } from './nameRemote.ts';

/** What `npm run new-remote` was asked for. */
export interface NewRemote {
  readonly names: RemoteNames;
  /** Where its own repository is to be, absolute; null for a folder of this working tree. */
  readonly repository: string | null;
}

/**
 * Reads the words behind `npm run new-remote --`: `payroll`, or `payroll --repository ../payroll`.
 *
 * @throws Refusal with what was expected
 */
export function parseNewRemote(args: readonly string[]): NewRemote {
  const [word = '', flag, folder, ...more] = args;
  const isOwn = flag === '--repository' && folder !== undefined && more.length === 0;
  return {
    names: nameRemote(isOwn ? [word] : args),
    repository: isOwn ? resolve(folder) : null,
  };
}
