import { StartRefused, type MailSettings } from './configuration.ts';

const mailAddress = /^[^\s@<>"]+@[^\s@<>"]+$/;

/**
 * How mail leaves (`SMTP_URL`) and from whom (`MAIL_FROM`); without an address it is kept as files.
 * Throws `StartRefused`.
 */
export function parseMail(url: string | undefined, from: string | undefined): MailSettings {
  if (from !== undefined && !mailAddress.test(from)) {
    throw new StartRefused(
      `MAIL_FROM must be a mail address such as time@example.com, not "${from}".`,
    );
  }
  if (url === undefined) return { smtpUrl: null, from: from ?? 'punctual@localhost' };
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !['smtp:', 'smtps:'].includes(parsed.protocol) || parsed.hostname === '') {
    // The value may hold a password: it is not repeated.
    throw new StartRefused(
      'SMTP_URL must be the address of a mail server such as smtps://user:password@mail.example.com:465.',
    );
  }
  if (from === undefined)
    throw new StartRefused('SMTP_URL needs MAIL_FROM, the address that mail comes from.');
  return { smtpUrl: url, from };
}
