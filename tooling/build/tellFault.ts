import { Refusal } from 'shared-releases/Refusal.ts';

/**
 * Runs a check. What people can mend is told in its sentences, and the exit code is 1; anything else
 * is thrown on.
 */
export async function tellFault(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (fault) {
    const isTold =
      fault instanceof Refusal || (fault instanceof Error && fault.name === 'BuildFailed');
    if (!isTold) throw fault;
    console.error(fault.message);
    process.exitCode = 1;
  }
}
