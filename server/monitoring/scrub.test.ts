import { expect, test } from 'vitest';
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
