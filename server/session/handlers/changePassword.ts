import type { Database } from '../../database/database.ts';
import type { CallRequest, Handler } from '../../calls/calls.ts';
import { ownIdempotency } from '../../calls/commands.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireSelf } from '../../calls/sharedRefusals.ts';
import { answerKeptUntil } from '../../calls/storedAnswers.ts';
import { forgetChallenges } from '../../passkeys/data/passkeyChallenges.ts';
import { readAccount, replacePasswordHash } from '../data/accounts.ts';
import { removeOtherTokens } from '../data/accessTokens.ts';
import type { FailedLogIns } from '../data/failedLogIns.ts';
import { claimPasswordChange, findPasswordChange } from '../data/passwordChanges.ts';
import { isEasilyGuessed, readOwnWords } from '../data/passwordStrength.ts';
import { hashPassword, isPassword } from '../data/passwords.ts';
import { requireOwnPassword } from '../data/requireOwnPassword.ts';

interface ChangePasswordParts {
  readonly database: Database;
  readonly failures: FailedLogIns;
  /** Called when a person's other sessions have ended, to notify pages and servers. */
  readonly onSessionsEnded: (employeeId: number) => void;
}

/**
 * Changes the caller's password and ends the person's other sessions. Handles its Idempotency-Key
 * itself: with a digest of the body, a reader of the database could guess passwords quickly, so a
 * retry is recognised if its new password is the current one.
 */
export function changePassword(parts: ChangePasswordParts): Handler<'changePassword'> {
  return ownIdempotency(async (request) => {
    const { path, employee, body } = request;
    requireSelf(employee, path.id);
    const [account] = await parts.database.run(readAccount, { employeeId: employee.id });
    const oldHash = account?.password_hash ?? null;
    if (await wasDoneBefore(parts.database, request, oldHash)) return { status: 204 };

    await requireOwnPassword(parts.failures, request, oldHash);
    await refuseWeak(parts.database, request);
    const newHash = await hashPassword(body.newPassword);
    await parts.database.transaction(async (transaction) => {
      const [claimed] = await transaction.run(claimPasswordChange, {
        employeeId: employee.id,
        idempotencyKey: request.idempotencyKey,
        now: request.now,
        keptUntil: answerKeptUntil(request.now),
      });
      if (claimed === undefined) throw new Refusal('REQUEST_IN_PROGRESS');
      const changed = await transaction.run(replacePasswordHash, {
        employeeId: employee.id,
        newHash,
        oldHash,
      });
      if (changed.length === 0) throw new Refusal('WRONG_PASSWORD');
      await transaction.run(removeOtherTokens, {
        employeeId: employee.id,
        sessionId: employee.sessionId,
      });
      await transaction.run(forgetChallenges, { employeeId: employee.id });
    });
    parts.onSessionsEnded(employee.id);
    return { status: 204 };
  });
}

/** Checked after the current password was proven, so that it reveals nothing about it. */
async function refuseWeak(
  database: Database,
  { employee, body: { currentPassword, newPassword } }: CallRequest<'changePassword'>,
): Promise<void> {
  const refusal = (fault: 'unchanged' | 'guessable') =>
    new Refusal('VALIDATION_FAILED', { fields: [{ field: 'newPassword', fault }] });
  if (newPassword.normalize('NFKC') === currentPassword.normalize('NFKC')) {
    throw refusal('unchanged');
  }
  const [own] = await database.run(readOwnWords, { employeeId: employee.id });
  if (await isEasilyGuessed(newPassword, own)) throw refusal('guessable');
}

async function wasDoneBefore(
  database: Database,
  { employee, idempotencyKey, body }: CallRequest<'changePassword'>,
  passwordHash: string | null,
): Promise<boolean> {
  const [done] = await database.run(findPasswordChange, {
    employeeId: employee.id,
    idempotencyKey,
  });
  if (done === undefined) return false;
  if (done.is_other || !(await isPassword(body.newPassword, passwordHash))) {
    throw new Refusal('IDEMPOTENCY_KEY_REUSED');
  }
  return true;
}
