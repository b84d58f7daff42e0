import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { passwordLink } from 'shared-contracts';
import { formatMessage } from 'shared-contracts/error-messages';
import type { ServerContext } from '../../calls/serverContext.ts';
import type { Runner } from '../../database/statement.ts';
import { enqueue } from '../../jobs/data/jobQueue.ts';
import type { Worker } from '../../jobs/rules/job.ts';
import { createMailer } from '../../mail/createMailer.ts';
import { hashToken, newToken } from '../../session/data/accessTokens.ts';
import { passwordLinkLimits } from '../rules/passwordLinkLimits.ts';
import { passwordMailWords, type PasswordMailWords } from '../rules/passwordMailWords.ts';
import { prepareLink, readMailReader, type LinkReader } from './passwordLinks.ts';

const kind = 'MAIL_PASSWORD';
const minute = 60_000;

/** Mail about passwords. */
export interface PasswordMail {
  /**
   * Whether links are mailed: to a mail server, and to the origin that the server's settings name.
   * Mail that is only kept as a file reaches nobody, and a host name of the request can be anybody's.
   */
  readonly isOn: boolean;
  /** Mails the requested link after the commit, if it names somebody who may have it. */
  sendLink(unit: Runner, linkId: number, now: Date): Promise<void>;
  /** Tells a person that their password was changed, if they have an address. */
  tellOfChange(unit: Runner, employeeId: number, now: Date): Promise<void>;
  readonly worker: Worker;
}

export function createPasswordMail({
  configuration: { mail, publicUrl, dataDirectory },
  database,
}: Pick<ServerContext, 'configuration' | 'database'>): PasswordMail {
  const mailer = createMailer(mail, join(dataDirectory, 'mail'));
  const hasServer = mail.smtpUrl !== null;
  const ask = (unit: Runner, payload: Payload, now: Date) =>
    enqueue(unit, { kind, key: randomUUID(), payload: { ...payload } }, now);

  async function send(
    { email, first_name: name, username, locale }: LinkReader,
    about: keyof PasswordMailWords,
    values: Readonly<Record<string, string | number>> = {},
  ): Promise<void> {
    if (email === null) return;
    const { subject, text } = passwordMailWords[locale][about];
    await mailer.send({
      id: `password-${randomUUID()}`,
      to: email,
      subject,
      text: formatMessage(text, { name, username: username ?? '', ...values }),
      attachment: null,
    });
  }

  /** Only the mail has the token: a retry of a failed mail makes another one. */
  async function mailLink(id: number, now: Date, origin: string): Promise<void> {
    const { validMinutes: minutes, mailMinutes } = passwordLinkLimits;
    const token = newToken();
    const [reader] = await database.run(prepareLink, {
      ...{ id, now, tokenHash: hashToken(token) },
      endsAt: new Date(now.getTime() + minutes * minute),
      askedAfter: new Date(now.getTime() - mailMinutes * minute),
      hourAgo: new Date(now.getTime() - 60 * minute),
      dayAgo: new Date(now.getTime() - 24 * 60 * minute),
    });
    if (reader) await send(reader, 'link', { minutes, link: passwordLink(origin, token) });
  }

  return {
    isOn: hasServer && publicUrl !== null,
    sendLink: (unit, linkId, now) => ask(unit, { about: 'link', id: linkId }, now),
    tellOfChange: async (unit, employeeId, now) => {
      if (hasServer) await ask(unit, { about: 'changed', id: employeeId }, now);
    },
    worker: {
      kind,
      work: async (payload, now) => {
        const { about, id } = readPayload(payload);
        if (about === 'link') {
          if (publicUrl !== null) await mailLink(id, now, publicUrl);
          return;
        }
        const [reader] = await database.run(readMailReader, { employeeId: id });
        if (reader) await send(reader, 'changed');
      },
    },
  };
}

interface Payload {
  readonly about: keyof PasswordMailWords;
  /** Of the link's row, or of the person. */
  readonly id: number;
}

function readPayload(payload: unknown): Payload {
  if (typeof payload === 'object' && payload !== null && 'about' in payload && 'id' in payload) {
    const { about, id } = payload;
    if ((about === 'link' || about === 'changed') && typeof id === 'number') return { about, id };
  }
  throw new Error('A mail about a password has no subject.');
}
