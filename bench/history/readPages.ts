import { Agent } from 'node:http';
import { postText } from '../company/postText.ts';

export interface Reader {
  readonly employeeId: number;
  /** Of the session. */
  readonly token: string;
}

export interface PagesRead {
  /** Milliseconds from each request to its complete answer. */
  readonly times: readonly number[];
  /** Answers other than a page. */
  readonly errors: readonly string[];
}

export interface ReadOrder {
  readonly url: string;
  readonly readers: readonly Reader[];
  readonly pages: number;
  /** The number of pages requested before, to continue with others. */
  readonly from: number;
  /** Requests in flight at once. */
  readonly concurrency: number;
  /** The last day with time, `yyyy-MM-dd`. */
  readonly lastDay: string;
}

const months = 11;
const dayMillis = 86_400_000;

/**
 * Lets people read pages of their own history, each page by another person and in another month.
 */
export async function readPages(order: ReadOrder): Promise<PagesRead> {
  const { readers, from, pages, concurrency } = order;
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const times: number[] = [];
  const errors: string[] = [];
  let turn = from;

  async function lane(): Promise<void> {
    while (turn < from + pages) {
      const number = turn++;
      // A step that is coprime with the number of readers visits all of them in a scattered order.
      const reader = readers[(number * 7919) % readers.length];
      if (reader === undefined) return;
      const sentAt = performance.now();
      const fault = await readPage(order, agent, reader, number).catch(String);
      times.push(performance.now() - sentAt);
      if (fault !== null) errors.push(fault);
    }
  }

  await Promise.all(Array.from({ length: concurrency }, lane));
  agent.destroy();
  return { times, errors };
}

/** Null if the page contained entries, otherwise the answer. */
async function readPage(
  { url, lastDay }: ReadOrder,
  agent: Agent,
  { employeeId, token }: Reader,
  number: number,
): Promise<string | null> {
  const end = Date.parse(lastDay) - (number % months) * 30 * dayMillis;
  const body = {
    startDate: dateOf(end - 30 * dayMillis),
    endDate: dateOf(end),
    page: number % 2,
    pageSize: 10,
  };
  const address = `${url}/api/time-pairs/shift-summaries?employeeId=${employeeId}`;
  const { status, text } = await postText(agent, address, token, body);
  const isDone = status === 200 && text.includes('"originalVersionId"');
  return isDone ? null : `${status} ${text.slice(0, 300)}`;
}

function dateOf(millis: number): string {
  return new Date(millis).toISOString().slice(0, 10);
}
