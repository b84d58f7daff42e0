import { expect, test } from 'vitest';
import { createPersonalPage } from './createPersonalPage.ts';
import { plainPage as page } from './testing/plainPage.ts';

/** One session is looked up at a time, once `find` is called, and one more of a network may wait. */
function create() {
  const finding = Promise.withResolvers<string | null>();
  let turns = 0;
  const personalPage = createPersonalPage(
    {
      ofSession: () => {
        turns += 1;
        return finding.promise;
      },
      ofStrangers: () => Promise.resolve('nobody'),
    },
    { places: 1, waiting: 1 },
  );
  const ask = async (token?: string) => {
    const cookies = token === undefined ? {} : { 'access-token': token };
    const asker = { ip: '192.0.2.1', headers: {}, cookies };
    const html = await personalPage(asker, page, false);
    return html === null ? null : html.toString();
  };
  return { ask, find: finding.resolve, turns: () => turns };
}

test('an overloaded server tells nobody with a session that they are signed out', async () => {
  const { ask, find } = create();
  const first = [ask('ella'), ask('max')];
  expect(await ask('olga')).toBeNull();
  find('a session');
  expect(await Promise.all(first)).toEqual(['page with a session', 'page with a session']);
});

test('cookies that open no session get the page of strangers', async () => {
  const { ask, find } = create();
  find(null);
  expect(await ask('over')).toBe('page with nobody');
});

test('whoever has no session takes nobody their turn', async () => {
  const { ask, turns } = create();
  expect(await ask()).toBe('page with nobody');
  expect(turns()).toBe(0);
});
