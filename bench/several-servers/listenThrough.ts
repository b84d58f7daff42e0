/** A stream of events that comes back as the browser's does: after what the server names as `retry`. */
export interface Listener {
  /** Opened so often. */
  readonly opened: number;
  close(): void;
}

/** Opens the stream of somebody's session; `onOpen` is told each time that it is open. */
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
