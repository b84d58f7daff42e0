import { describe, expect, test } from 'vitest';
import { asksInAddress } from './overridePlace.ts';
import { overridesOf, withoutOverrides } from './overridesOf.ts';

const read = (query: string) => overridesOf(new URLSearchParams(query));

describe('An address that asks for a remote of this machine', () => {
  test('names the remote and where it is served', () => {
    expect(read('?remote-employee=http://localhost:4101/&remote-a=http://127.0.0.1:4102')).toEqual({
      'remote-employee': 'http://localhost:4101',
      'remote-a': 'http://127.0.0.1:4102',
    });
  });

  test.each([
    'https://evil.example',
    'http://localhost.evil.example:4101',
    'http://localhost@evil.example',
    'http://user@localhost:4101',
    'http://localhost:4101/folder',
    'http://localhost:4101?x=1',
    '//evil.example',
    'javascript:alert(1)',
    'data:text/javascript,alert(1)',
    'http://192.168.1.10:4101',
    'localhost:4101',
    '',
  ])('is not heard when it says %s', (address) => {
    expect(read(`?remote-employee=${encodeURIComponent(address)}`)).toEqual({});
  });

  test.each(['remote-', 'remote-../x', 'employee', '__proto__'])(
    'is not heard for a remote called %s',
    (name) => {
      expect(overridesOf([[name, 'http://localhost:4101']])).toEqual({});
    },
  );

  test('is asked once: what is left of it asks for nothing', () => {
    const query = '?a=1&remote-employee=http://localhost:4101&remote-x=y';
    expect(asksInAddress(query)).toBe(true);
    expect(withoutOverrides(query)).toBe('?a=1');
    expect(withoutOverrides('?remote-x=y')).toBe('');
    expect(asksInAddress('?a=remote-x')).toBe(false);
  });
});
