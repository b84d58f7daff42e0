import { resolve } from 'node:path';
import { nameRemote, type RemoteNames } from './nameRemote.ts';

/** The parsed command line of `npm run new-remote`. */
export interface NewRemote {
  readonly names: RemoteNames;
  /** The absolute path of its own repository; null: a folder of this working tree. */
  readonly repository: string | null;
}

/**
 * Parses the arguments of `npm run new-remote --`: `payroll`, or `payroll --repository ../payroll`.
 *
 * @throws Refusal with the expected arguments
 */
export function parseNewRemote(args: readonly string[]): NewRemote {
  const [word = '', flag, folder, ...more] = args;
  const isOwn = flag === '--repository' && folder !== undefined && more.length === 0;
  return {
    names: nameRemote(isOwn ? [word] : args),
    repository: isOwn ? resolve(folder) : null,
  };
}
