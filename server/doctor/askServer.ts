/** Milliseconds. */
const answerTimeout = 10_000;

/** A server's answer, with its body as parsed JSON if possible. Rejects if there is no answer. */
export async function askServer(
  url: URL | string,
  path: string,
  options: RequestInit = {},
): Promise<{ readonly status: number; readonly headers: Headers; readonly body: unknown }> {
  const answer = await fetch(new URL(path, url), {
    ...options,
    redirect: 'manual',
    signal: AbortSignal.timeout(answerTimeout),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: jsonOf(text) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
