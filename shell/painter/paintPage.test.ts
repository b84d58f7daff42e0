import { within } from '@testing-library/react';
import { defaultFeatures } from 'shared-contracts/features';
import { beforeEach, expect, test } from 'vitest';
import {
  answersOfCompany,
  answersOfElla,
  inline,
  ownPages,
  pageFromServer,
} from '../testing/pageFromServer.ts';
import { paintPage } from './paintPage.ts';

const terminal = { terminalId: 'T-1', description: 'Gate', timeZone: 'Europe/London' };

beforeEach(() => localStorage.clear());

test('who is signed in sees the page with the ways to the others', () => {
  pageFromServer(answersOfElla());
  const page = show('/time/time-pairs');
  expect(title()).toBe('My History');
  const links = page.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(new Set(links)).toEqual(new Set(['#/time/clock', '#/time/time-pairs', '#/settings']));
  expect(page.getAllByText('Ella Ek')).toHaveLength(1);
});

test('the clock can be pressed', () => {
  pageFromServer(answersOfElla());
  show('/time/clock');
  expect(title()).toBe('My Clock');
  expect(within(document.body).getByRole('button', { name: 'Clock in' })).toBeDefined();
});

test('a clock that does not fit the server has its frame alone', () => {
  pageFromServer(answersOfElla(), [ownPages], { [ownPages.container]: 'It is too old.' });
  const page = show('/time/clock');
  expect(title()).toBe('My Clock');
  expect(page.queryByRole('button')).toBeNull();
});

test.each(['/', '/approvals', '/admin', '/admin/features', '/nowhere'])(
  'at %s, which does not open for her, Ella sees where she will land',
  (path) => {
    pageFromServer(answersOfElla());
    show(path);
    expect(title()).toBe('My Clock');
  },
);

test('pages below the administration have its title', () => {
  const session = { employeeId: 7, authorities: ['DEV_ADMIN'], assignAuths: [] };
  pageFromServer(answersOfElla({ '/api/session': session }));
  show('/admin/features');
  expect(title()).toBe('Developer admin');
});

test('who is not signed in sees the log-in, wherever they are', () => {
  signedOut();
  expect(show('/time/clock').getByLabelText('User name')).toBeDefined();
});

test('a terminal sees its waiting screen, also at its log-in', () => {
  pageFromServer({ ...answersOfCompany, '/api/terminal/session': terminal });
  expect(show('/face-login-terminal').getByText('Gate')).toBeDefined();
  expect(show('/terminal-login').getByText('Gate')).toBeDefined();
});

test('a terminal that is not signed in sees its log-in', () => {
  signedOut();
  expect(show('/terminal-login').getByLabelText('Terminal id')).toBeDefined();
  expect(show('/face-login-terminal').getByLabelText('Terminal id')).toBeDefined();
});

test('nothing is painted of terminals where they are switched off', () => {
  const features = { ...defaultFeatures.features, TERMINAL: false };
  pageFromServer({ '/api/info/features': { ...defaultFeatures, features } });
  expect(paintPage('/terminal-login', 'en')).toBeUndefined();
});

test('nothing is painted where it cannot be told, nor of a notice', () => {
  pageFromServer(answersOfCompany);
  expect(paintPage('/time/clock', 'en')).toBeUndefined();
  pageFromServer(answersOfElla());
  expect(paintPage('/logged-out', 'en')).toBeUndefined();
});

test('words and colours are those of the person and the company', () => {
  const theme = { primary: '#225544', secondary: null, accent: '#7a00c8' };
  pageFromServer(answersOfElla({ '/api/info/theme': theme }));
  const colors = { primary: '#225544', accent: '#7a00c8' };
  expect(paintPage('/time/clock', 'de')).toMatchObject({ locale: 'en', colors });
  expect(paintPage('/time/clock', 'de')?.colors).not.toHaveProperty('secondary');
});

function signedOut(): void {
  pageFromServer(answersOfCompany);
  document.getElementById('answers')?.remove();
  inline('answers', {
    '/api/info/features': { status: 200, body: defaultFeatures },
    '/api/session': { status: 401, body: {} },
  });
}

function show(path: string) {
  for (const before of document.querySelectorAll('body > div')) before.remove();
  const painted = paintPage(path, 'en');
  if (!painted) throw new Error('Nothing is painted.');
  const place = document.createElement('div');
  place.append(painted.content);
  document.body.append(place);
  return within(place);
}

function title(): string | null {
  return within(document.body).getByRole('heading', { level: 1 }).textContent;
}
