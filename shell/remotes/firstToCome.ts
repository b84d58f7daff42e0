/**
 * Starts the attempts in order, each when the previous one failed, at the latest `patience`
 * milliseconds after that one started; resolves with the first success.
 *
 * @throws the failure of the last attempt if all of them fail
 */
export async function firstToCome<Result>(
  attempts: readonly (() => Promise<Result>)[],
  patience: number,
): Promise<Result> {
  return await new Promise((resolve, reject) => {
    let begun = 0;
    let failed = 0;
    function beginNext(): void {
      const attempt = attempts[begun];
      if (!attempt) return;
      begun += 1;
      const own = begun;
      const timer = setTimeout(beginNext, patience);
      attempt().then(
        (result) => {
          clearTimeout(timer);
          begun = attempts.length;
          resolve(result);
        },
        (failure: unknown) => {
          clearTimeout(timer);
          failed += 1;
          if (failed === attempts.length) reject(failure);
          else if (begun === own) beginNext();
        },
      );
    }
    beginNext();
  });
}
