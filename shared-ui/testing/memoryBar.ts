import type { AddressBar, Entry } from '../navigation/createNavigator.ts';

/** A browser tab's history that starts at this path. */
export function memoryBar(path: string): AddressBar {
  const entries: Entry[] = [{ path, state: null, key: 'default', index: 0 }];
  let shown = 0;
  let onMove = (): void => undefined;
  const read = () => {
    const entry = entries[shown];
    if (!entry) throw new Error(`There is no entry ${shown}.`);
    return entry;
  };
  return {
    read,
    push(entry) {
      shown += 1;
      entries.splice(shown, Infinity, entry);
    },
    replace(entry) {
      entries[shown] = entry;
    },
    go(steps) {
      if (entries[shown + steps] === undefined) return;
      shown += steps;
      onMove();
    },
    listen(listener) {
      onMove = listener;
    },
    href: (to) => to,
  };
}
