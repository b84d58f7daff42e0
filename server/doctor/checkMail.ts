import type { MailSettings } from '../configuration/configuration.ts';
import { tryMailServer } from '../mail/tryMailServer.ts';
import { remarksAbout, type Remark } from './rules/remark.ts';

const { well, note, trouble } = remarksAbout('Mail');

/** Whether the mail server accepts our log-in; sends nothing. */
export async function checkMail(settings: MailSettings): Promise<Remark[]> {
  if (settings.smtpUrl === null) {
    return [
      note(
        'SMTP_URL is not set: mail is kept as files in DATA_DIR/mail, nobody gets it, and forgotten passwords are replaced by hand.',
      ),
    ];
  }
  const fault = await tryMailServer(settings.smtpUrl);
  if (fault === null) return [well('The mail server answers and lets us in.')];
  return [
    trouble(
      `The mail server of SMTP_URL rejects the log-in (${fault}): check address, user and password.`,
    ),
  ];
}
