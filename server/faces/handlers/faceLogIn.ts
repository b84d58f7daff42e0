import { fold } from 'shared-contracts';
import type { Handlers } from '../../calls/calls.ts';
import { networkOf } from '../../calls/networkOf.ts';
import { Refusal } from '../../calls/refusal.ts';
import { createSlots } from '../../calls/slots.ts';
import type { SignIn } from '../../session/createSignIn.ts';
import { findAccount } from '../../session/data/accounts.ts';
import { openSession } from '../../session/openSession.ts';
import { isAgreedTo, readConsentText, readRecognised } from '../data/faceAnswers.ts';
import { isFaceOf } from '../data/isFaceOf.ts';
import type { FaceParts } from '../faceParts.ts';
import { createCaptures } from './createCaptures.ts';

/** Log-ins whose pictures are read at once, and that wait; terminals use the same reader. */
const [atOnce, mostWaiting] = [1, 4];
/** Seconds after which a refused one retries. */
const retryAfterInSeconds = 5;

/**
 * Log-in by user name and face on a personal device. Compares the face only with that person's, and
 * only after the person agreed in a session of their own: at a terminal it could be anybody to whom
 * a manager gave the name. People without a face and unknown names get the same refusal. A face
 * does not replace a required passkey: these people log in by password. Networks take turns.
 */
export function faceLogIn(
  parts: FaceParts,
  signIn: SignIn,
): Pick<Handlers, 'drawFaceLogIn' | 'logInByFace'> {
  const { database } = parts;
  const { failures, secondFactor } = signIn;
  const captures = createCaptures(parts);
  const turns = createSlots(atOnce, mostWaiting);

  /** Whether the person agreed to the registered face in a session of their own. */
  async function isForLogIn(employeeId: number): Promise<boolean> {
    const [[person], text] = await Promise.all([
      database.run(readRecognised, { employeeId }),
      readConsentText(database, 'en'),
    ]);
    if (person === undefined) return false;
    return isAgreedTo(text.version, person) && person.is_in_session === true;
  }

  return {
    drawFaceLogIn: async ({ tokens, now }) => {
      return { status: 200, body: await captures.draw({ logInFrom: tokens.device }, now) };
    },

    logInByFace: async ({ body: { username, ...proof }, address, now, tokens, userAgent }) => {
      const [account] = await database.run(findAccount, { username });
      const subject = account ? (`employee ${account.id}` as const) : null;
      const about = subject === null ? {} : { subject };
      const name = subject ?? `name ${fold(username)}`;
      const attempt = { account: `face of ${name}`, subject, address, device: tokens.device, now };
      await failures.refuseTooMany(attempt);
      const reading = turns.run(networkOf(address), () =>
        captures.read(proof, { logInFrom: tokens.device }, now),
      );
      if (reading === null) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterInSeconds });
      const { embedding } = await reading;
      const isTheirs =
        account?.closed_at === null &&
        (await isForLogIn(account.id)) &&
        (await isFaceOf(parts, account.id, embedding));
      if (!isTheirs) {
        await failures.note(attempt);
        throw new Refusal('FACE_UNKNOWN', about);
      }
      await failures.forgive(attempt);
      if (await secondFactor.isAskedFor(account.id)) throw new Refusal('PASSKEY_NEEDED', about);
      const opened = await openSession(signIn, attempt, {
        ...{ employeeId: account.id, way: 'FACE', userAgent, before: tokens.employee },
      });
      if (opened === null) throw new Refusal('FACE_UNKNOWN', about);
      return { status: 200, ...opened, ...about };
    },
  };
}
