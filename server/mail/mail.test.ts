import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMailer, type Mail } from './createMailer.ts';
import { startMailServer, type MailServer } from './testing/startMailServer.ts';

const from = 'time@harbour.example';
let folder = '';
let server: MailServer;

beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'punctual-mail-')), 'mail');
  server.received.length = 0;
  server.refuses = false;
  return () => rm(path.dirname(folder), { recursive: true, force: true });
});

const mail = (): Mail => ({
  id: 'report-7',
  to: 'max@harbour.example',
  subject: 'Ihr Bericht ist fertig: Übersicht',
  text: 'Der Bericht ist fertig.',
  attachment: {
    fileName: 'Übersicht – März.xlsx',
    contentType: 'application/octet-stream',
    content: Readable.from([Buffer.from('bytes of it')]),
  },
});

describe('Mail', () => {
  test('goes by SMTP where a mail server is set, with its attachment', async () => {
    await createMailer({ smtpUrl: server.url, from }, folder).send(mail());
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ from, to: ['max@harbour.example'] });
    const source = server.received[0]?.source ?? '';
    expect(source).toContain(Buffer.from('bytes of it').toString('base64'));
    expect(source).toContain('Message-ID: <report-7@harbour.example>');
  });

  test('that is not taken says why, and names nobody', async () => {
    server.refuses = true;
    const sending = createMailer({ smtpUrl: server.url, from }, folder).send(mail());
    await expect(sending).rejects.toThrow(/^The mail was not taken \(550\)\.$/);
    const nowhere = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from }, folder).send(mail());
    await expect(nowhere).rejects.toThrow(/^The mail was not taken \(ESOCKET\)\.$/);
  });

  test('is kept as files otherwise, for the server’s user alone, and forgotten in time', async () => {
    const mailer = createMailer({ smtpUrl: null, from }, folder);
    await mailer.send(mail());
    await mailer.send({ ...mail(), id: 'report-8' });
    expect((await readdir(folder)).toSorted()).toEqual(['report-7.eml', 'report-8.eml']);
    const file = path.join(folder, 'report-7.eml');
    const text = await readFile(file, 'utf8');
    expect(text).toContain('To: max@harbour.example');
    expect(text).toContain(Buffer.from('bytes of it').toString('base64'));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await utimes(file, new Date('2026-03-01'), new Date('2026-03-01'));
    await mailer.forget(new Date('2026-03-02'));
    expect(await readdir(folder)).toEqual(['report-8.eml']);
  });

  test('cannot carry further headers in an address or a subject', async () => {
    const sly = {
      ...mail(),
      to: 'max@harbour.example\r\nBcc: all@harbour.example',
      subject: 'A\r\nBcc: all@harbour.example',
    };
    await createMailer({ smtpUrl: server.url, from }, folder)
      .send(sly)
      .catch(() => undefined);
    for (const { to, source } of server.received) {
      expect(to).not.toContain('all@harbour.example');
      expect(source).not.toMatch(/^Bcc:/m);
    }
  });
});
