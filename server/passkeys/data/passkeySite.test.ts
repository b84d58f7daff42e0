import { expect, test } from 'vitest';
import { passkeySite } from './passkeySite.ts';

const at = (publicUrl: string | null, host: string | null, port = 4000) =>
  passkeySite({ publicUrl, port }, host);

test('PUBLIC_URL says for which site passkeys are made, whatever a request calls it', () => {
  const site = { rpId: 'time.example.com', origin: 'https://time.example.com' };
  expect(at('https://time.example.com', 'evil.example.com')).toEqual(site);
  expect(at('https://time.example.com:8443', 'localhost:4000')).toEqual({
    ...{ rpId: 'time.example.com', origin: 'https://time.example.com:8443' },
  });
});

test('without it only this machine by its name, on the own port', () => {
  const site = { rpId: 'localhost', origin: 'http://localhost:4000' };
  expect(at(null, 'localhost:4000')).toEqual(site);
  expect(at(null, 'localhost:9999')).toEqual(site);
  expect(at(null, 'localhost:4321', 0)).toEqual({ ...site, origin: 'http://localhost:4321' });
});

test.each([
  [null, 'time.example.com'],
  [null, 'localhost.example.com'],
  [null, '127.0.0.1:4000'],
  [null, '[::1]:4000'],
  [null, 'evil.example.com/localhost'],
  [null, ''],
  [null, null],
  ['https://192.0.2.7', 'localhost:4000'],
  ['http://127.0.0.1:4000', 'localhost:4000'],
  ['http://[::1]:4000', 'localhost:4000'],
])('there is none with PUBLIC_URL %s, asked at %s', (publicUrl, host) => {
  expect(at(publicUrl, host)).toBeNull();
});
