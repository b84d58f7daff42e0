import nodemailer from 'nodemailer';

const stepTimeout = 10_000;

/**
 * Connects, and logs in if the address contains a user: null if that succeeds, otherwise a code.
 */
export async function tryMailServer(smtpUrl: string): Promise<string | null> {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: stepTimeout,
    greetingTimeout: stepTimeout,
    socketTimeout: stepTimeout,
  });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    // The server's message can quote the user, so only its code is returned.
    return error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
  } finally {
    transport.close();
  }
}
