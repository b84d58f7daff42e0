import nodemailer from 'nodemailer';

const patience = 10_000;

/** Connects, and logs in where the address holds a user: null where that goes well, else a code. */
export async function tryMailServer(smtpUrl: string): Promise<string | null> {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    // What the server said may quote the user: its code alone is told.
    return error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
  } finally {
    transport.close();
  }
}
