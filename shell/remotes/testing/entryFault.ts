/** The federation runtime's error for an entry that did not run (`scriptsOfRemotes.test.ts`). */
export function entryFault(reason: 'unreachable' | 'timed out' | 'ScriptExecutionError'): Error {
  return new Error(
    `[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008\nOriginal Error Message:\n ${reason}`,
  );
}
