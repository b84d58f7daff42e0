/**
 * Remembers in this browser that somebody is signed in, so that a missing session can be told from
 * one that has ended (decisions: sign-in). Holds nothing about the person.
 */
export const sessionMark = markOf('punctual.session');

/**
 * Set from a log-out until the server has ended the session: the cookie of this browser still opens
 * it, and no script can take that away (decisions: sign-in). `boot/earlyCalls.ts` reads it by name.
 */
export const logOutMark = markOf('punctual.log-out');

/**
 * When the server ended a session of this browser, epoch milliseconds: a page that was asked for
 * before was made for whoever has logged out meanwhile. `boot/earlyCalls.ts` reads it by name.
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
