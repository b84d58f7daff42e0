import { passwordLinkToken } from 'shared-contracts';
import type { MailServer, ReceivedMail } from '../../mail/testing/startMailServer.ts';
import { textOfMail } from '../../mail/testing/textOfMail.ts';
import { sql } from '../../testing/sql.ts';
import { people } from '../../testing/testCompany.ts';
import type { TestServer } from '../../testing/testServer.ts';

/** The server's `PUBLIC_URL` in tests of links. */
export const origin = 'https://time.example.com';

/** Settings of a server that mails links; it believes a proxy, so that tests have networks. */
export function settingsOfLinks({ url }: Pick<MailServer, 'url'>) {
  return {
    SMTP_URL: url,
    MAIL_FROM: 'time@harbour.example',
    PUBLIC_URL: origin,
    TRUST_PROXY: '127.0.0.1',
  };
}

/** What people who forgot their password do, and what they find in their mail. */
export function forgetfulPeople(server: TestServer, mails: MailServer) {
  /** From a network of its own each, unless one is given. */
  let networks = 0;
  const ask = (name: string, from = `198.51.${(networks += 1)}.7`) =>
    server.call('askForPasswordLink', { body: { name }, headers: { 'x-forwarded-for': from } });
  const received = async (): Promise<ReceivedMail[]> => {
    await server.runJobs();
    return mails.received.splice(0);
  };
  const linkOf = (mail: ReceivedMail | undefined) =>
    mail === undefined ? null : (/https?:\S+/.exec(textOfMail(mail))?.[0] ?? null);
  const tokenOf = (link: string | null) =>
    link === null ? null : passwordLinkToken(new URL(link).hash.replace(/^[^?]*/, ''));
  return {
    ask,
    received,
    linkOf,
    /** Asks, and takes the token out of the only mail; throws without one. */
    tokenFor: async (name: string): Promise<string> => {
      await ask(name);
      const all = await received();
      const token = tokenOf(linkOf(all[0]));
      if (token === null || all.length > 1) throw new Error(`${all.length} mails for ${name}.`);
      return token;
    },
    check: (token: string) => server.call('checkPasswordLink', { body: { token } }),
    choose: (token: string, newPassword: string) =>
      server.call('usePasswordLink', { body: { token, newPassword } }),
    logIn: (username: string, password: string) =>
      server.call('logIn', { body: { username, password } }),
    later: (minutes: number) => {
      server.now = new Date(server.now.getTime() + minutes * 60_000);
    },
    /** Everybody as at the start, a day later, with addresses. */
    beginAnew: async () => {
      server.now = new Date(server.now.getTime() + 86_400_000);
      mails.received.length = 0;
      mails.refuses = false;
      await server.database.run(...sql`delete from job`);
      await server.database.run(...sql`delete from password_link`);
      await server.database.run(...sql`delete from failed_log_in`);
      await server.database.run(
        ...sql`update employee set email = username || '@harbour.example', closed_at = null,
                 one_time_password = null, one_time_password_until = null, email_by_directory = null,
                 password_hash = (select password_hash from terminal where id = 1001)
               where id <> ${people.nils.id}`,
      );
      await server.database.run(
        ...sql`update employee set email = 'nils@harbour.example', password_hash = null
               where id = ${people.nils.id}`,
      );
    },
  };
}
