import { setImmediate } from 'node:timers/promises';
import { afterAll, vi } from 'vitest';
import { keepOwnProperties } from './ownProperties.ts';

/**
 * A Vitest setup file for page code, next to `freshFile.ts`: the files of a process share one jsdom
 * page, and each finds it empty, at its initial URL, with empty storage and no listeners, and with
 * fresh modules: atoms and query clients live in them. (A package in node_modules is run once,
 * unless it is inlined.)
 */
vi.resetModules();

const address = location.href;
// Griffel writes each rule once per document, so its sheets stay for later files.
const styles = 'style[data-make-styles-bucket]';
const sheets = [...document.head.querySelectorAll(styles)];
const restoreWindow = keepOwnProperties(document.defaultView ?? window);
const restoreDocument = keepOwnProperties(document);
const restoreNavigator = keepOwnProperties(navigator);
const stopListeners = noteListeners();

afterAll(async () => {
  // Lets pending IndexedDB requests complete.
  for (let turn = 0; turn < 20; turn++) await setImmediate();
  stopListeners();
  for (const node of document.head.querySelectorAll(`:not(${styles})`)) node.remove();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', address);
  restoreNavigator();
  restoreDocument();
  restoreWindow();
  if (!sheets.every(({ isConnected }) => isConnected))
    throw new Error('Leave the style sheets in the head of the page: they are not written again.');
});

/** Records listeners on window and document, and returns the function that removes them. */
function noteListeners(): () => void {
  const listening: (() => void)[] = [];
  const page = document.defaultView ?? window;
  // Vitest gives the window its own `addEventListener`, which bypasses the prototype's.
  for (const owner of [EventTarget.prototype, page]) {
    const { addEventListener } = owner;
    owner.addEventListener = function note(
      this: EventTarget,
      type: string,
      listener: EventListenerOrEventListenerObject | null,
      options?: boolean | AddEventListenerOptions,
    ) {
      addEventListener.call(this, type, listener, options);
      if (this === document || this === page)
        listening.push(() => this.removeEventListener(type, listener, options));
    };
    listening.push(() => void (owner.addEventListener = addEventListener));
  }
  return () => {
    for (const stop of listening) stop();
  };
}
