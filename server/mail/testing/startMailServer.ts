import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as it was received. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

/** A mail server on loopback that stores its mail. */
export interface MailServer {
  /** `smtp://127.0.0.1:2525` */
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Rejects mail while it is true. */
  refuses: boolean;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _, done) => {
      const refusal = new Error(`No mailbox ${address}`);
      done(mails.refuses ? Object.assign(refusal, { responseCode: 550 }) : null);
    },
    onData: (stream, { envelope }, done) => {
      const keep = async () => {
        const source = await buffer(stream);
        mails.received.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          source: source.toString('utf8'),
        });
        done();
      };
      void keep();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : address;
  const mails: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    refuses: false,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return mails;
}
