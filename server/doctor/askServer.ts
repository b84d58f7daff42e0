/** Milliseconds. */
const patience = 10_000;

/** What a server answers, with its body as JSON where it is some. Rejects where nobody answers. */
export async function askServer(
  url: URL | string,
  path: string,
  options: RequestInit = {},
): Promise<{ readonly status: number; readonly headers: Headers; readonly body: unknown }> {
  const answer = await fetch(new URL(path, url), {
    ...options,
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
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
