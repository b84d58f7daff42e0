import { readFile } from 'node:fs/promises';
import type { Database } from '../database/database.ts';
import { raw } from '../database/statement.ts';
import type { TestAnswer } from './testCalls.ts';
import type { TestServer } from './testServer.ts';

/** The people of the test company by user name, each with the primary assignment. */
export const people = {
  /** A nurse in Berlin; assignment 1002 ended last year. */
  ella: { id: 1001, assignmentId: 1001 },
  /** Manager of Ella and Nils; managed Olga until 1 March 2026. */
  max: { id: 1002, assignmentId: 1003 },
  /** A porter in Bangkok whom nobody manages any more. */
  olga: { id: 1003, assignmentId: 1004 },
  /** Developer admin without an assignment. */
  dora: { id: 1004, assignmentId: null },
  /** Has no password and no authority. */
  nils: { id: 1005, assignmentId: 1005 },
} as const;

export const password = 'punctual';

/** Fills a fresh database; `prepare: createTestCompany` makes a test server start with it. */
export async function createTestCompany(database: Database): Promise<void> {
  const sql = await readFile(new URL('./testCompany.sql', import.meta.url), 'utf8');
  await database.run(raw(sql));
}

/** The session in the answer to a log-in; throws if a passkey is required. */
export function sessionOf({ body }: TestAnswer<'logIn'>) {
  if ('ticket' in body) throw new Error('A passkey is asked for.');
  return body;
}

/** Logs a person in and returns the token for `as`. */
export async function logInAs(server: TestServer, username: keyof typeof people): Promise<string> {
  const answer = await server.call('logIn', { body: { username, password } });
  const token = answer.cookies.get('access-token');
  if (token === undefined) throw new Error(`${username} could not log in.`);
  return token;
}
