const mark = 'punctual.log-out';

/**
 * Set from a log-out until the server has ended the session: the cookie of this browser still opens
 * it, and no script can take that away (decisions: sign-in). `boot/earlyCalls.ts` reads it by name.
 */
export const logOutMark = {
  isSet: (): boolean => localStorage.getItem(mark) !== null,
  set: (): void => localStorage.setItem(mark, '1'),
  clear: (): void => localStorage.removeItem(mark),
};
