import { access } from 'node:fs/promises';
import path from 'node:path';
import { BadSetting } from './badSetting.ts';

/** @throws BadSetting when no built shell is there */
export async function checkShellDirectory(shellDirectory: string): Promise<void> {
  try {
    await access(path.join(shellDirectory, 'index.html'));
  } catch {
    throw new BadSetting(
      `SHELL_DIRECTORY must be the folder of a built shell, which ${shellDirectory} is not: ` +
        'it has no index.html that this server may read.',
    );
  }
}
