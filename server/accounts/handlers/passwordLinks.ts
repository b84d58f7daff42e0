import { createHash } from 'node:crypto';
import type { CallRequest, Handlers } from '../../calls/calls.ts';
import { networkOf } from '../../calls/networkOf.ts';
import { Refusal } from '../../calls/refusal.ts';
import { unitOfWork, type UnitContext } from '../../calls/unitOfWork.ts';
import type { Runner } from '../../database/statement.ts';
import { forgetChallenges } from '../../passkeys/data/passkeyChallenges.ts';
import type { SignIn } from '../../session/createSignIn.ts';
import { hashToken } from '../../session/data/accessTokens.ts';
import { findAccount } from '../../session/data/accounts.ts';
import { hashPassword, isPassword } from '../../session/data/passwords.ts';
import { isEasilyGuessed, readOwnWords } from '../../session/data/passwordStrength.ts';
import { removeTokensOf } from '../data/accounts.ts';
import type { PasswordMail } from '../data/createPasswordMail.ts';
import {
  addPasswordLink,
  findAccountByMail,
  findPasswordLink,
  lockNetwork,
  readNetworkLimit,
  setPasswordByLink,
} from '../data/passwordLinks.ts';
import { passwordLinkLimits } from '../rules/passwordLinkLimits.ts';

/**
 * The way back to a forgotten password by mail (docs/decisions/forgotten-password.md). Neither the
 * answer nor the work before it depends on whether somebody was named.
 */
export function passwordLinks(
  context: UnitContext,
  mail: PasswordMail,
  failures: SignIn['failures'],
): Pick<
  Handlers,
  'getPasswordHelp' | 'askForPasswordLink' | 'checkPasswordLink' | 'usePasswordLink'
> {
  const { database } = context;

  /** TOO_MANY_REQUESTS if the network has asked too often, whoever it named. */
  async function refuseTooMany(unit: Runner, network: Buffer, now: Date): Promise<void> {
    const window = passwordLinkLimits.networkMinutes * 60_000;
    // One request of a network is counted after the other.
    await unit.run(lockNetwork, { network });
    const [full] = await unit.run(readNetworkLimit, {
      network,
      since: new Date(now.getTime() - window),
      offset: passwordLinkLimits.perNetwork - 1,
    });
    if (full === undefined) return;
    const wait = Date.parse(full.asked_at) + window - now.getTime();
    throw new Refusal('TOO_MANY_REQUESTS', { retryAfterInSeconds: Math.ceil(wait / 1000) });
  }

  async function find({ body: { token }, now }: Pick<Use, 'body' | 'now'>) {
    const [link] = await database.run(findPasswordLink, { tokenHash: hashToken(token), now });
    if (link === undefined) throw new Refusal('PASSWORD_LINK_OVER');
    return { ...link, subject: `employee ${link.id}` } as const;
  }

  return {
    getPasswordHelp: () => Promise.resolve({ status: 200, body: { byMail: mail.isOn } }),

    askForPasswordLink: async ({ body: { name }, address, now }) => {
      if (!mail.isOn) throw new Refusal('NO_MAIL');
      const network = createHash('sha256')
        .update(`network ${networkOf(address)}`)
        .digest();
      const [byName] = await database.run(findAccount, { username: name });
      const [byMail] = await database.run(findAccountByMail, { email: name });
      const employeeId = byName?.id ?? byMail?.id ?? null;
      await unitOfWork(context, async (unit) => {
        await refuseTooMany(unit, network, now);
        const [link] = await unit.run(addPasswordLink, { network, employeeId, now });
        if (link !== undefined) await mail.sendLink(unit, link.id, now);
      });
      return { status: 204, ...(employeeId === null ? {} : { subject: `employee ${employeeId}` }) };
    },

    checkPasswordLink: async (request) => {
      const { username, subject } = await find(request);
      return { status: 200, body: { username: username ?? '' }, subject };
    },

    usePasswordLink: async (request) => {
      const { body, address, tokens, now } = request;
      const link = await find(request);
      const { id: employeeId, subject } = link;
      const [own] = await database.run(readOwnWords, { employeeId });
      if (await isEasilyGuessed(body.newPassword, own)) throw refusalOf('guessable', subject);
      if (await isPassword(body.newPassword, link.password_hash)) {
        throw refusalOf('unchanged', subject);
      }
      const newHash = await hashPassword(body.newPassword);
      await unitOfWork(context, async (unit) => {
        const tokenHash = hashToken(body.token);
        const [changed] = await unit.run(setPasswordByLink, { tokenHash, newHash, now });
        if (changed === undefined) throw new Refusal('PASSWORD_LINK_OVER', { subject });
        await unit.run(removeTokensOf, { employeeIds: [employeeId] });
        await unit.run(forgetChallenges, { employeeId });
        await mail.tellOfChange(unit, employeeId, now);
        unit.tell({ type: 'session-ended', employeeIds: [employeeId] });
      });
      // Guesses at the old password no longer keep its person waiting here.
      await failures.forgive({ account: subject, subject, address, device: tokens.device, now });
      return { status: 204, subject };
    },
  };
}

type Use = CallRequest<'checkPasswordLink'> | CallRequest<'usePasswordLink'>;

function refusalOf(fault: 'guessable' | 'unchanged', subject: `employee ${number}`): Refusal {
  return new Refusal('VALIDATION_FAILED', { fields: [{ field: 'newPassword', fault }], subject });
}
