import { expect, it } from 'vitest';
import { keepOwnProperties } from './ownProperties.ts';

it('puts back what was changed, taken away and added, and leaves symbols alone', () => {
  const note = Symbol('note');
  const page = {
    title: 'Clock',
    get zone() {
      return 'Europe/Berlin';
    },
  };
  const putBack = keepOwnProperties(page);
  Object.assign(page, { title: 'History', other: 1, [note]: true });
  Reflect.deleteProperty(page, 'zone');
  putBack();
  expect(page).toEqual({ title: 'Clock', zone: 'Europe/Berlin', [note]: true });
});
