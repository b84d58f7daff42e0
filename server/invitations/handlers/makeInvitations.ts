import { chooseLocale, localDay, type components, type Locale } from 'shared-contracts';
import type { EmployeeActor } from '../../calls/actor.ts';
import type { Handler } from '../../calls/calls.ts';
import { unitOfWork, type Unit, type UnitContext } from '../../calls/unitOfWork.ts';
import type { PasswordMail } from '../../accounts/data/createPasswordMail.ts';
import { removeTokensOf } from '../../accounts/data/accounts.ts';
import type { Runner } from '../../database/statement.ts';
import type { Features } from '../../features/createFeatures.ts';
import { notify } from '../../notifications/data/notify.ts';
import { forgetChallenges } from '../../passkeys/data/passkeyChallenges.ts';
import { readFullName } from '../../people/data/employees.ts';
import { giveOneTimePassword } from '../../session/data/accounts.ts';
import { writePin } from '../../terminals/data/identities.ts';
import { drawSecrets, type DrawnSecrets } from '../data/drawnSecrets.ts';
import {
  lockInvitees,
  readInvitees,
  readInvitingCompany,
  type InviteeRow,
} from '../data/invitees.ts';
import { invitationRefusal } from '../policies/invitationRefusal.ts';
import { isGivingPins } from '../policies/isGivingPins.ts';
import { givesPassword, givesPin } from '../rules/givenSecrets.ts';

type Schemas = components['schemas'];
type Wanted = Schemas['WantedInvitation'];
type Refused = Schemas['Invitations']['refused'][number];

const validDays = 7;

/** Who is invited, by whom and when. */
interface Order {
  readonly people: readonly Wanted[];
  readonly inviter: EmployeeActor;
  readonly now: Date;
  readonly until: Date;
  /** Single sign-on is on. */
  readonly hasSignOn: boolean;
}

/** Gives people one-time passwords and PINs, each person judged by themselves. */
export function makeInvitations(
  context: UnitContext,
  features: Pick<Features, 'isOn'>,
  mail: Pick<PasswordMail, 'tellOfChange'>,
): Handler<'makeInvitations'> {
  const { database } = context;
  return async ({ body, employee, now }) => {
    const until = new Date(now.getTime() + validDays * 86_400_000);
    const people = withoutRepeats(body.people, await isGivingPins(features));
    const hasSignOn = await features.isOn('SAML_AUTH');
    const order = { people, inviter: employee, now, until, hasSignOn };
    const before = await readJudged(database, order);
    const secrets = await drawForAll(before);
    const [company] = await database.run(readInvitingCompany, {});
    const language = chooseLocale(company?.locales ?? []);
    const { invitations, refused } = await unitOfWork(context, async (unit) => {
      await unit.run(lockInvitees, { ids: people.map(({ employeeId }) => employeeId) });
      // What has changed since the secrets were drawn is judged again.
      const judged = await readJudged(unit, order);
      const given = judged.flatMap(({ wanted, row, refusal }) => {
        const drawn = secrets.get(wanted.employeeId);
        return refusal === null && row && drawn ? { wanted, row, drawn } : [];
      });
      for (const each of given) await give(unit, order, each);
      await tellOfReplaced(unit, order, given, mail);
      await endSessions(unit, given);
      return {
        invitations: given.map((each) => present(each, language)),
        refused: judged.flatMap(({ wanted: { employeeId }, refusal }, index) => {
          const reason = refusal ?? before[index]?.refusal ?? null;
          return reason === null ? [] : { employeeId, reason };
        }),
      };
    });
    return {
      status: 200,
      body: { until: until.toISOString(), invitations, refused },
      concerned: invitations.map(({ employeeId }) => employeeId),
    };
  };
}

/** Each person once; the first wish counts. */
function withoutRepeats(people: readonly Wanted[], withPins: boolean): Wanted[] {
  const seen = new Map<number, Wanted>();
  for (const each of people) {
    if (!seen.has(each.employeeId)) {
      seen.set(each.employeeId, withPins ? each : { ...each, pin: 'NONE' });
    }
  }
  return [...seen.values()];
}

interface Judged {
  readonly wanted: Wanted;
  readonly row: InviteeRow | undefined;
  readonly refusal: Refused['reason'] | null;
}

async function readJudged(
  runner: Runner,
  { people, inviter, now, hasSignOn }: Order,
): Promise<Judged[]> {
  const ids = people.map(({ employeeId }) => employeeId);
  const today = localDay(now.toISOString(), 'UTC');
  const rows = await runner.run(readInvitees, { ids, now, today });
  const byId = new Map(rows.map((row) => [row.employeeId, row]));
  return people.map((wanted) => {
    const row = byId.get(wanted.employeeId);
    return { wanted, row, refusal: refusalOf(wanted, row, inviter, hasSignOn) };
  });
}

function refusalOf(
  wanted: Wanted,
  row: InviteeRow | undefined,
  inviter: EmployeeActor,
  hasSignOn: boolean,
): Refused['reason'] | null {
  if (!row) return 'NOT_FOUND';
  const refusal = invitationRefusal(row, inviter, hasSignOn);
  return refusal ?? (givesPassword(wanted, row) ? null : 'HAS_PASSWORD');
}

async function drawForAll(judged: readonly Judged[]): Promise<ReadonlyMap<number, DrawnSecrets>> {
  const secrets = new Map<number, DrawnSecrets>();
  for (const { wanted, row, refusal } of judged) {
    if (refusal !== null || !row) continue;
    secrets.set(wanted.employeeId, await drawSecrets(givesPin(wanted, row)));
  }
  return secrets;
}

interface Given {
  readonly wanted: Wanted;
  readonly row: InviteeRow;
  readonly drawn: DrawnSecrets;
}

async function give(unit: Unit, { now, until }: Order, given: Given): Promise<void> {
  const { wanted, row, drawn } = given;
  const { employeeId } = wanted;
  await unit.run(giveOneTimePassword, { employeeId, hash: drawn.password.hash, until });
  await unit.run(forgetChallenges, { employeeId });
  if (drawn.pin === null || !givesPin(wanted, row)) return;
  await unit.run(writePin, { employeeId, pinHash: drawn.pin.hash, now, isGiven: true });
}

/** Those whose password is replaced are told, in the product and by mail: it could be unwanted. */
async function tellOfReplaced(
  unit: Unit,
  { inviter, now }: Order,
  given: readonly Given[],
  mail: Pick<PasswordMail, 'tellOfChange'>,
): Promise<void> {
  const employeeIds = given.flatMap(({ row }) => (row.hasPassword ? [row.employeeId] : []));
  if (employeeIds.length === 0) return;
  const [by] = await unit.run(readFullName, { id: inviter.id });
  const manager = by?.name ?? '';
  const notices = employeeIds.map((employeeId) => ({
    ...{ kind: 'PASSWORD_GIVEN' as const, employeeId, manager },
  }));
  await notify(unit, notices, now);
  for (const employeeId of employeeIds) await mail.tellOfChange(unit, employeeId, now);
  unit.tell({ type: 'notifications-changed', employeeIds });
}

async function endSessions(unit: Unit, given: readonly Given[]): Promise<void> {
  if (given.length === 0) return;
  const employeeIds = given.map(({ wanted }) => wanted.employeeId);
  await unit.run(removeTokensOf, { employeeIds });
  unit.tell({ type: 'session-ended', employeeIds });
}

function present({ wanted, row, drawn }: Given, language: Locale): Schemas['Invitation'] {
  const { employeeId, firstName, lastName, employeeNumber, username, ownLocale } = row;
  return {
    ...{ employeeId, firstName, lastName, employeeNumber, username: username ?? '' },
    locale: ownLocale ?? language,
    password: drawn.password.secret,
    pin: givesPin(wanted, row) ? (drawn.pin?.secret ?? null) : null,
  };
}
