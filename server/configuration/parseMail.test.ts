import { expect, test } from 'vitest';
import { parseMail } from './parseMail.ts';

test('without a mail server mail is kept as files', () => {
  expect(parseMail(undefined, undefined)).toEqual({ smtpUrl: null, from: 'punctual@localhost' });
});

test('a mail server is taken with the address that mail comes from', () => {
  const url = 'smtps://time:secret@mail.example.com:465';
  expect(parseMail(url, 'time@example.com')).toEqual({ smtpUrl: url, from: 'time@example.com' });
});

test('what cannot be used is refused, and no password is repeated', () => {
  expect(() => parseMail('https://u:secret@mail.example.com', 'a@b.c')).toThrow(
    /^SMTP_URL must be(?!.*secret)/,
  );
  expect(() => parseMail('mail.example.com', 'a@b.c')).toThrow(/^SMTP_URL must be/);
  expect(() => parseMail('smtp://mail.example.com', undefined)).toThrow(/needs MAIL_FROM/);
  expect(() => parseMail(undefined, 'A <a@b.c>')).toThrow(/^MAIL_FROM must be/);
});
