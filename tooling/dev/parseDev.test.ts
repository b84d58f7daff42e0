import { expect, test } from 'vitest';
import { parseDev, portOf } from './parseDev.ts';

const remotes = ['remote-employee', 'remote-manager'];

test('without a name it is shell and remotes together', () => {
  expect(parseDev([], remotes)).toEqual({ remote: null, server: null });
});

test('a remote is run against the usual server, or the one named', () => {
  expect(parseDev(['remote-employee'], remotes)).toEqual({
    remote: 'remote-employee',
    server: null,
  });
  const named = ['remote-employee', '--server', 'https://punctual.example.com/#/login'];
  expect(parseDev(named, remotes).server).toBe('https://punctual.example.com');
});

test.each([
  [['remote-emplyee'], 'There are remote-employee, remote-manager.'],
  [['remote-employee', '--server'], '--server takes the address of a server'],
  [['remote-employee', '--server', 'localhost:4000'], '--server takes the address of a server'],
  [['remote-employee', 'remote-manager'], 'npm run dev -- remote-employee'],
  [['remote-employee', '--server', 'http://a', 'b'], 'npm run dev -- remote-employee'],
])('%j is refused with what was expected', (args, sentence) => {
  expect(() => parseDev(args, remotes)).toThrow(sentence);
});

test('a port can be chosen, and only a port', () => {
  expect([undefined, '', '4600'].map(portOf)).toEqual([undefined, undefined, 4600]);
  for (const text of ['0', '65536', '46oo', '-1']) {
    expect(() => portOf(text)).toThrow(`not "${text}"`);
  }
});
