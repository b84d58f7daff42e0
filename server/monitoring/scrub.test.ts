import { expect, test } from 'vitest';
import { leastCpuOf } from '../testing/cpuOf.ts';
import { scrub } from './scrub.ts';

test('a report of a browser points at no person', () => {
  const report =
    'Failed for anna.berg@example.com at https://punctual.example/#/time?id=1002 ' +
    'near 52.520008,13.404954 with 9f8e7d6c5b4a39281706f5e4d3c2b1a0\nid 123456';
  expect(scrub(report)).toBe(
    'Failed for [address] at https://punctual.example/ near [number],[number] with [token] id [number]',
  );
});

test('the version of a remote can be read', () => {
  const report = 'remote-employee 1.0.0-5577138eaa ./Clock: threw. Error: 5577138';
  expect(scrub(report)).toBe(report.replace(/5577138$/, '[number]'));
});

test('a path that failed names nobody', () => {
  expect(scrub('GET /api/employees/7/notifications: 500')).toBe(
    'GET /api/employees/[number]/notifications: 500',
  );
  expect(scrub('Chrome/120.0.0.0 Safari/537.36')).toBe('Chrome/120.0.0.0 Safari/537.36');
});

test.each([
  'at Clock (https://punctual.example/remotes/remote-employee/1.0.0-5577138eaa/Page.0123456789abcdef.js:12:34567)',
  'Clock@https://punctual.example/shell.1234567890123456.js:1:23456',
  'at 1162.59f7ddc280fe9a51.js:3:1004',
])('the place in the code can be read: %s', (frame) => {
  expect(scrub(frame)).toBe(frame);
});

test('ids beside a place in the code are no part of it', () => {
  expect(scrub('No person 104711 at Page.0123456789abcdef.js:12:34567 of 104711:12:34567')).toBe(
    'No person [number] at Page.0123456789abcdef.js:12:34567 of [number]:12:[number]',
  );
  expect(scrub('https://punctual.example/Page.0123456789abcdef.js?id=Ada#/time/104711')).toBe(
    'https://punctual.example/Page.0123456789abcdef.js',
  );
});

test.each([
  `Unexpected token 'A', "Ada Okafor" is not valid JSON`,
  `Unexpected token 'A', ..."{"name": Ada Okafor }" is not valid JSON`,
  `Unexpected token 'A', "[1, Ada Okafor"... is not valid JSON`,
  `"Ada Okafor" is not valid JSON`,
])('data that could not be read are not quoted: %s', (message) => {
  expect(scrub(`SyntaxError: ${message} at JSON.parse`)).toBe(
    'SyntaxError: Something is not valid JSON at JSON.parse',
  );
});

test.each([
  ['password=hunter2', 'password=[secret]'],
  ['{"username":"a","password":"hun ter2"}', '{"username":"a","password":[secret]}'],
  [String.raw`body {\"newPassword\":\"hunter2\"}`, String.raw`body {\"newPassword\":[secret]}`],
  ["Passwort: 'hunter2'", 'Passwort: [secret]'],
  ['contraseña=hunter2, PIN: 123', 'contraseña=[secret], PIN: [secret]'],
  ['authorization: Bearer hunter2', 'authorization: [secret] [secret]'],
  ['sent Bearer hunter2 to it', 'sent Bearer [secret] to it'],
  ['Cookie: access-token=hunter2; device=hunter2', 'Cookie: [secret]'],
  ['Set-Cookie: access-token=hunter2; Path=/; HttpOnly', 'Set-Cookie: [secret]'],
  ['document.cookie="access-token=hunter2"', 'document.cookie: [secret]"'],
  ['terminal-access-token=hunter2 was refused', 'terminal-access-token=[secret] was refused'],
  ['api_key: hunter2; x', 'api_key: [secret]; x'],
  ['got eyJhbGciOiJIUzI1.eyJzdWIiOiI3In0.aGFuZA here', 'got [token] here'],
  ['https://anna:hunter2@punctual.example/x', 'https://punctual.example/x'],
  ['GET /api/people?search=Ada&token=hunter2: 500', 'GET /api/people 500'],
  ['mail anna.berg%40example.com', 'mail [address]'],
  ['mail anna%40berg%40example.com', 'mail [address]'],
  ['got eyJhbGciOiJIUzI1 cut off', 'got [token] cut off'],
])('secrets are taken out: %s', (report, scrubbed) => {
  expect(scrub(report)).toBe(scrubbed);
});

test.each([
  "SyntaxError: Unexpected token '<'",
  'SyntaxError: Unexpected token: punctuator',
  'Session ended: 3 tabs. Shipping: 4',
  'remote-employee@latest at @scope',
  'No "name" in "data"',
])('what is no secret can be read: %s', (report) => {
  expect(scrub(report)).toBe(report);
});

/** As long as the contract lets a message be. */
const longestMessage = 2_000;

const worstParts = [
  '%40',
  '@',
  'a@',
  'a%40a',
  'a@b.',
  'a',
  '1',
  '1.',
  '1.1.1-',
  '.',
  '/',
  '/a/1',
  '//',
  'http://',
  'http://a',
  'https://a@',
  '"',
  "'",
  '" is not valid JSON',
  'Unexpected token a, "',
  'eyJ-',
  'eyJa.',
  'a.0123456789abcdef.',
  'cookie:',
  'cookie=a;',
  'cookie ',
  'pin:"',
  String.raw`pin:\\`,
  'password="\\',
  'token ',
  'Bearer ',
  ' ',
  '\n',
  'é',
];

test.each(worstParts)('the longest message made of %j is no work', async (part) => {
  const most = Math.floor(longestMessage / part.length);
  const scrubAll = async () => {
    for (const end of ['', '!', '"', '=', 'é', ' is not valid JSON'])
      scrub(part.repeat(most).slice(0, longestMessage - end.length) + end);
  };
  expect(await leastCpuOf(1, scrubAll)).toBeLessThan(20);
});
