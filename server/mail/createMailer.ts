import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import nodemailer from 'nodemailer';
import type { MailSettings } from '../configuration/configuration.ts';

/** A mail that the server sends. */
export interface Mail {
  /** The same when a mail is sent again, so that mail programs show it once. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachment: MailAttachment | null;
}

export interface MailAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Readable;
}

/** Sends the server's mail. */
export interface Mailer {
  /** Throws `MailFailed` if the mail was not accepted. */
  send(mail: Mail): Promise<void>;
  /** Removes mail that was stored as files before the instant. */
  forget(before: Date): Promise<void>;
}

/** Omits the message of the mail server or disk, which can quote addresses. */
class MailFailed extends Error {
  override name = 'MailFailed';
}

const stepTimeout = 30_000;

/** By SMTP if there is an address; otherwise stores every mail as a file in the folder. */
export function createMailer({ smtpUrl, from }: MailSettings, folder: string): Mailer {
  const transport =
    smtpUrl === null
      ? nodemailer.createTransport({ streamTransport: true, newline: 'windows' })
      : nodemailer.createTransport({
          url: smtpUrl,
          connectionTimeout: stepTimeout,
          greetingTimeout: stepTimeout,
          socketTimeout: stepTimeout,
        });

  return {
    send: async ({ id, to, subject, text, attachment }) => {
      const attachments =
        attachment === null
          ? []
          : [
              {
                filename: attachment.fileName,
                contentType: attachment.contentType,
                content: attachment.content,
              },
            ];
      const messageId = `<${id}@${from.split('@').at(-1)?.replace('>', '') ?? ''}>`;
      const headers = { 'Auto-Submitted': 'auto-generated' };
      try {
        const sent = await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          messageId,
          headers,
          attachments,
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        const message: unknown = sent.message;
        if (message instanceof Readable) await keep(message, path.join(folder, `${id}.eml`));
      } catch (error) {
        throw new MailFailed(`The mail was not taken (${codeOf(error)}).`);
      }
    },
    forget: async (before) => {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const file = path.join(folder, name);
        const { mtime } = await stat(file);
        if (mtime < before) await rm(file, { force: true });
      }
    },
  };
}

/** Written atomically, and readable only by the server's user. */
async function keep(message: Readable, file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(`${file}.part`, 'w', 0o600);
  await pipeline(message, handle.createWriteStream());
  await rename(`${file}.part`, file);
}

/** For example `EAUTH` or `550`. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('responseCode' in error) return String(error.responseCode);
  return 'code' in error ? String(error.code) : 'unknown';
}
