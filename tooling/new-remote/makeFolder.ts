import { mkdir, rm } from 'node:fs/promises';
import { Refusal } from 'shared-releases/Refusal.ts';

/**
 * Makes a folder and what belongs into it, or leaves nothing of it.
 *
 * @throws Refusal where it is there already
 */
export async function makeFolder(
  folder: string,
  name: string,
  fill: () => Promise<void>,
): Promise<void> {
  try {
    await mkdir(folder);
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'EEXIST') {
      throw new Refusal(`There is a ${name} already.`);
    }
    throw fault;
  }
  try {
    await fill();
  } catch (fault) {
    await rm(folder, { recursive: true, force: true });
    throw fault;
  }
}
