import { randomBytes } from 'node:crypto';
import type { SignOnSettings } from '../../configuration/configuration.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import type { SecuritySubject } from '../../calls/securityEvent.ts';
import { hashToken } from '../../session/data/accessTokens.ts';
import { createSessions } from '../../session/data/createSessions.ts';
import {
  addProviderSession,
  endProviderSessions,
  takeLogOut,
} from '../../session/data/providerSessions.ts';
import type { Judged } from '../rules/judgeAssertion.ts';
import { SignOnFault, type SignOnReason } from '../rules/signOnFault.ts';
import type { Form, Message, SignOnProvider } from './openProvider.ts';
import {
  addRequest,
  answerRequest,
  findPersonByNumber,
  findPersonByUsername,
  takeRequest,
  useMessage,
} from './signOnRequests.ts';

const minute = 60_000;
/** From the beginning of a log-in to the provider's answer. */
const longestVisit = 15 * minute;
/** From the provider's answer to the arrival. */
const longestStep = 2 * minute;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/** The ways of browsers to the provider and back; all servers over one database know them. */
export function createSignOnVisits(
  { database, push }: Pick<ServerContext, 'database' | 'push'>,
  { personBy, attribute }: Pick<SignOnSettings, 'personBy' | 'attribute'>,
  provider: SignOnProvider,
) {
  const sessions = createSessions(database);
  const tellOfEnd = (employeeIds: readonly number[]) =>
    push.publish({ type: 'session-ended', employeeIds: [...employeeIds] });

  /** Each value of an attribute has to name the same person; else it names nobody. */
  async function personOf({ session, attributes }: Judged) {
    const named = attribute === null ? [session.nameId] : (attributes.get(attribute) ?? []);
    const [name, another] = new Set(named);
    if (name === undefined || name === '' || another !== undefined)
      throw new SignOnFault('no-name');
    const find = personBy === 'username' ? findPersonByUsername : findPersonByNumber;
    const [person] = await database.run(find, [name]);
    return person;
  }

  return {
    /** Where the browser goes to log in. */
    async begin(browser: string, wanted: string, now: Date): Promise<string> {
      const id = `_${randomBytes(20).toString('hex')}`;
      await database.run(addRequest, [id, hashToken(browser), wanted, now]);
      return provider.logInUrl(id);
    },

    /**
     * Takes the provider's answer, once, for a request of ours that nobody has answered yet. A fault
     * with a subject is of a person who may not come in. @throws SignOnFault
     */
    async answer(form: Form, now: Date): Promise<Answered> {
      const judged = await provider.readAnswer(form, now);
      const { nameId, nameIdFormat, sessionIndex } = judged.session;
      const person = await personOf(judged);
      const isOpen = person?.closed_at === null;
      const employeeId = isOpen ? person.id : null;
      await database.transaction(async (transaction) => {
        const used = [hashToken(`assertion ${judged.id}`), judged.uselessFrom];
        if ((await transaction.run(useMessage, used)).length === 0) {
          throw new SignOnFault('replayed');
        }
        const answered = await transaction.run(answerRequest, [
          ...[judged.inResponseTo, employeeId, nameId, nameIdFormat, sessionIndex],
          ...[now, before(now, longestVisit)],
        ]);
        if (answered.length === 0) throw new SignOnFault('request');
      });
      const subject = person === undefined ? null : (`employee ${person.id}` as const);
      const fault = isOpen ? null : person === undefined ? 'unknown-person' : 'closed-account';
      return { id: judged.inResponseTo, subject, fault };
    },

    /** Opens the session, in the browser that began and in no other. @throws SignOnFault */
    async arrive({ id, browser, ended }: Arrival, now: Date) {
      const [visit] =
        browser === null
          ? []
          : await database.run(takeRequest, [id, hashToken(browser), before(now, longestStep)]);
      if (visit?.employee_id == null) throw new SignOnFault('browser');
      const { employee_id: employeeId, wanted } = visit;
      const replaced = ended === null ? null : await sessions.end(ended);
      if (replaced?.employeeId != null) tellOfEnd([replaced.employeeId]);
      const token = await sessions.open({ employeeId }, now);
      await database.run(addProviderSession, [
        ...[hashToken(token), visit.name_id, visit.name_id_format, visit.session_index],
      ]);
      return { employeeId, wanted, token };
    },

    /** Where a browser that has just logged out ends its session there; null where nothing is to end. */
    async logOutThere(browser: string, now: Date): Promise<string | null> {
      const earliest = before(now, 5 * minute);
      const [session] = await database.run(takeLogOut, [hashToken(browser), earliest]);
      if (session === undefined) return null;
      const { name_id: nameId, name_id_format: nameIdFormat } = session;
      return provider.logOutUrl({ nameId, nameIdFormat, sessionIndex: session.session_index });
    },

    /** Ends what the provider asks to end. @throws SignOnFault */
    async endHere(message: Message, relayState: string | undefined, now: Date) {
      const request = await provider.readLogOut(message, now);
      const used = [hashToken(`log-out ${request.id}`), request.uselessFrom];
      const ended = await database.transaction(async (transaction) => {
        if ((await transaction.run(useMessage, used)).length === 0) {
          throw new SignOnFault('replayed');
        }
        return transaction.run(endProviderSessions, [request.nameId, request.sessionIndexes]);
      });
      const people = [
        ...new Set(ended.flatMap(({ employee_id: id }) => (id === null ? [] : [id]))),
      ];
      if (people.length > 0) tellOfEnd(people);
      return { people, address: await provider.logOutAnswerUrl(request, relayState) };
    },
  };
}

interface Answered {
  /** Of the request. */
  readonly id: string;
  readonly subject: SecuritySubject | null;
  readonly fault: Extract<SignOnReason, 'unknown-person' | 'closed-account'> | null;
}

interface Arrival {
  readonly id: string;
  /** Cookie by which the browser is known. */
  readonly browser: string | null;
  /** The session that the browser had before. */
  readonly ended: string | null;
}
