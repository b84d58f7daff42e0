import pg from 'pg';

/** The channel on which servers listen and notify. */
export const channelName = 'punctual_events';
/** The application name of each server's single listening connection. */
export const listenerName = 'punctual push';
const reconnectInMilliseconds = 1_000;
const probeInMilliseconds = 2_000;
const patienceInMilliseconds = 2_000;

interface ListenerEnds {
  readonly onPayload: (payload: string) => void;
  /** Notifications were missed. */
  readonly onReconnected: () => void;
}

/** The connection that listens; it reconnects until it is stopped. */
export async function openListener(
  databaseUrl: string,
  { onPayload, onReconnected }: ListenerEnds,
) {
  let lastQuestion = Promise.resolve();
  let reconnecting: NodeJS.Timeout | undefined;
  let closed = false;

  async function listen(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: listenerName,
      connectionTimeoutMillis: patienceInMilliseconds,
      query_timeout: patienceInMilliseconds,
    });
    next.on('error', () => undefined);
    next.once('end', () => {
      if (client !== next) return;
      client = null;
      listenAgain();
    });
    next.on('notification', ({ payload = '' }) => onPayload(payload));
    try {
      await next.connect();
      await next.query(`listen ${channelName}`);
      return next;
    } catch (error) {
      void next.end().catch(() => undefined);
      throw error;
    }
  }

  function listenAgain(): void {
    if (closed) return;
    reconnecting = setTimeout(() => {
      listen().then((next) => {
        if (closed) {
          void next.end();
          return;
        }
        client = next;
        onReconnected();
      }, listenAgain);
    }, reconnectInMilliseconds);
  }

  /** Asks one question at a time; a connection that does not answer is discarded. */
  function ask(question: string, values: string[] = []): void {
    lastQuestion = lastQuestion.then(async () => {
      const current = client;
      try {
        await current?.query(question, values);
      } catch {
        void current?.end().catch(() => undefined);
      }
    });
  }

  let client: pg.Client | null = await listen();
  const probing = setInterval(() => ask('select 1'), probeInMilliseconds);
  probing.unref();

  return {
    ask,
    /** Reconnects no more. */
    stop(): void {
      closed = true;
      clearInterval(probing);
      clearTimeout(reconnecting);
    },
    /** Ends it after the last question. */
    async end(): Promise<void> {
      await lastQuestion;
      await client?.end();
    },
  };
}
