import { randomBytes } from 'node:crypto';
import type { SignOnSettings } from '../../configuration/configuration.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import type { SecuritySubject } from '../../calls/securityEvent.ts';
import type { Database } from '../../database/database.ts';
import { hashToken } from '../../session/data/accessTokens.ts';
import { createSessions } from '../../session/data/createSessions.ts';
import { addProviderSession } from '../../session/data/providerSessions.ts';
import { shownName } from '../rules/shownName.ts';
import { SignOnFault, type SignOnReason } from '../rules/signOnFault.ts';
import type { SignOnAnswer, SignOnProvider } from '../rules/signOnProvider.ts';
import { createProviderLogOuts } from './createProviderLogOuts.ts';
import {
  addRequest,
  answerRequest,
  findRequest,
  findPersonByNumber,
  findPersonByUsername,
  takeRequest,
  takeSecrets,
  useMessage,
} from './signOnRequests.ts';

/** From the start of a log-in to the provider's answer. */
const longestVisit = 15 * 60_000;
/** From the provider's answer to the arrival. */
const longestStep = 2 * 60_000;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

export type SignOnVisits = ReturnType<typeof createSignOnVisits>;

/** Visits of browsers to the provider and back, shared by all servers over one database. */
export function createSignOnVisits(
  { database, push, goodTokens }: Pick<ServerContext, 'database' | 'push' | 'goodTokens'>,
  { personBy }: Pick<SignOnSettings, 'personBy'>,
  provider: SignOnProvider,
) {
  const sessions = createSessions(database, () => Promise.resolve(false), goodTokens);
  const tellOfEnd = (employeeIds: readonly number[]) =>
    push.publish({ type: 'session-ended', employeeIds: [...employeeIds] });

  const find = personBy === 'username' ? findPersonByUsername : findPersonByNumber;

  return {
    /**
     * The address for the log-in; with `anew`, the person chooses an account there. @throws
     * SignOnFault
     */
    async begin({ browser, wanted, anew }: Beginning, now: Date): Promise<string> {
      const id = `_${randomBytes(20).toString('hex')}`;
      const { url, nonce, verifier } = await provider.ask(id, anew);
      await database.run(addRequest, {
        id,
        browser: hashToken(browser),
        wanted,
        nonce,
        verifier,
        now,
      });
      return url;
    },

    /** Refuses an answer to an unknown or expired request. @throws SignOnFault */
    async requireAsked(id: string, now: Date): Promise<void> {
      const [asked] = await database.run(findRequest, { id, earliest: before(now, longestVisit) });
      if (asked === undefined) throw new SignOnFault('request');
    },

    /** The secrets that the answer to a request must match; returned once. @throws SignOnFault */
    async takeSecrets(id: string, now: Date) {
      const [secrets] = await database.run(takeSecrets, {
        id,
        earliest: before(now, longestVisit),
      });
      const { nonce = null, verifier = null } = secrets ?? {};
      if (nonce === null || verifier === null) throw new SignOnFault('request');
      return { nonce, verifier };
    },

    /**
     * Accepts the provider's answer, once, to an unanswered request of ours. A fault with a subject
     * concerns a person who is not let in. @throws SignOnFault
     */
    answer: (answer: SignOnAnswer, now: Date) => acceptAnswer(database, find, answer, now),

    /** Opens the session, only in the browser that started the log-in. @throws SignOnFault */
    async arrive({ id, browser, ended, userAgent }: Arrival, now: Date) {
      const [visit] =
        browser === null
          ? []
          : await database.run(takeRequest, {
              id,
              browser: hashToken(browser),
              earliest: before(now, longestStep),
            });
      if (visit?.employee_id == null) throw new SignOnFault('browser');
      const { employee_id: employeeId, wanted } = visit;
      const replaced = ended === null ? null : await sessions.end(ended);
      if (replaced?.employeeId != null) tellOfEnd([replaced.employeeId]);
      const token = await sessions.open({ employeeId, way: 'SIGN_ON', userAgent }, now);
      await database.run(addProviderSession, {
        tokenHash: hashToken(token),
        nameId: visit.name_id,
        nameIdFormat: visit.name_id_format,
        sessionIndex: visit.session_index,
        idToken: visit.id_token,
      });
      return { employeeId, wanted, token };
    },

    ...createProviderLogOuts(database, provider, tellOfEnd),
  };
}

async function acceptAnswer(
  database: Database,
  find: typeof findPersonByNumber,
  answer: SignOnAnswer,
  now: Date,
): Promise<Answered> {
  const { requestId: id, session, message } = answer;
  const name = nameOf(answer);
  const [person] = await database.run(find, { name });
  const isOpen = person?.closed_at === null;
  const employeeId = isOpen ? person.id : null;
  await database.transaction(async (transaction) => {
    if (message !== null) {
      const first = await transaction.run(useMessage, {
        id: hashToken(message.name),
        keptUntil: message.uselessFrom,
      });
      if (first.length === 0) throw new SignOnFault('replayed');
    }
    const answered = await transaction.run(answerRequest, {
      id,
      employeeId,
      nameId: session.nameId,
      nameIdFormat: session.nameIdFormat,
      sessionIndex: session.sessionIndex,
      idToken: session.idToken,
      refused: isOpen ? null : shownName(name),
      now,
      earliest: before(now, longestVisit),
    });
    if (answered.length === 0) throw new SignOnFault('request');
  });
  const subject = person === undefined ? null : (`employee ${person.id}` as const);
  const fault = isOpen ? null : person === undefined ? 'unknown-person' : 'closed-account';
  return { id, subject, fault };
}

/** All values must be the same; otherwise they name nobody. */
function nameOf({ names }: SignOnAnswer): string {
  const [name = '', another] = new Set(names);
  const isName = name !== '' && another === undefined && !/\p{Cc}/u.test(name);
  if (!isName) throw new SignOnFault('no-name');
  return name;
}

interface Beginning {
  readonly browser: string;
  /** Hash path. */
  readonly wanted: string;
  readonly anew: boolean;
}

interface Answered {
  /** The id of the request. */
  readonly id: string;
  readonly subject: SecuritySubject | null;
  readonly fault: Extract<SignOnReason, 'unknown-person' | 'closed-account'> | null;
}

interface Arrival {
  readonly id: string;
  /** The cookie that identifies the browser. */
  readonly browser: string | null;
  /** The browser's previous session. */
  readonly ended: string | null;
  readonly userAgent: string | null;
}
