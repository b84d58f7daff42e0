import { Refusal } from 'shared-releases/Refusal.ts';

/**
 * Runs a check. A refusal or failed build is printed and sets the exit code to 1; any other error
 * is rethrown.
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
