/**
 * Records in this browser that somebody is signed in, to tell a missing session from one that has
 * ended (decisions: sign-in). Contains no personal data.
 */
export const sessionMark = markOf('punctual.session');

/**
 * Set from a log-out until the server has ended the session: until then this browser's cookie still
 * opens it, and no script can delete the cookie (decisions: sign-in). `boot/earlyCalls.ts` reads it
 * by name.
 */
export const logOutMark = markOf('punctual.log-out');

/**
 * When the server last ended a session of this browser, in epoch milliseconds: a page requested
 * before then was made for a person who has logged out since. `boot/earlyCalls.ts` reads it by
 * name.
 */
export const logOutEnd = {
  note: (): void => localStorage.setItem('punctual.logged-out', `${Date.now()}`),
  isAfterPage: (): boolean =>
    Number(localStorage.getItem('punctual.logged-out')) > performance.timeOrigin,
};

function markOf(name: string) {
  return {
    isSet: (): boolean => localStorage.getItem(name) !== null,
    set: (): void => localStorage.setItem(name, '1'),
    clear: (): void => localStorage.removeItem(name),
  };
}
