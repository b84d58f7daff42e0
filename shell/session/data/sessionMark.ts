const mark = 'punctual.session';

/**
 * Remembers in this browser that somebody is signed in, so that a missing session can be told from
 * one that has ended (decisions: sign-in). Holds nothing about the person.
 */
export const sessionMark = {
  isSet: (): boolean => localStorage.getItem(mark) !== null,
  set: (): void => localStorage.setItem(mark, '1'),
  clear: (): void => localStorage.removeItem(mark),
};
