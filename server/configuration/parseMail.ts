import { StartRefused, type MailSettings } from './configuration.ts';

const mailAddress = /^[^\s@<>"]+@[^\s@<>"]+$/;

/**
 * The mail server (`SMTP_URL`) and the sender (`MAIL_FROM`); without a server, mail is stored as
 * files. Throws `StartRefused`.
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
    // The value may contain a password, so it is not quoted.
    throw new StartRefused(
      'SMTP_URL must be the address of a mail server such as smtps://user:password@mail.example.com:465.',
    );
  }
  if (from === undefined)
    throw new StartRefused('SMTP_URL needs MAIL_FROM, the address that mail comes from.');
  return { smtpUrl: url, from };
}
