/** An event stream that reconnects as the browser's does: after the server's `retry`. */
export interface Listener {
  /** The number of connections so far. */
  readonly opened: number;
  close(): void;
}

/** Opens the stream of a person's session; `onOpen` is called for each connection. */
export function listenThrough(url: string, token: string, onOpen: () => void): Listener {
  const end = new AbortController();
  let opened = 0;
  let retry = 1_000;

  async function listen(): Promise<void> {
    const answer = await fetch(`${url}/api/events`, {
      headers: { cookie: `access-token=${token}` },
      signal: end.signal,
    });
    if (answer.status !== 200 || answer.body === null) throw new Error(String(answer.status));
    for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
      const [, named] = /^retry: (\d+)$/m.exec(text) ?? [];
      if (named === undefined) continue;
      retry = Number(named);
      opened += 1;
      onOpen();
    }
  }

  void (async () => {
    while (!end.signal.aborted) {
      await listen().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, retry));
    }
  })();
  return {
    get opened() {
      return opened;
    },
    close: () => end.abort(),
  };
}
