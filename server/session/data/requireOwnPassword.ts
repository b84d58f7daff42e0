import type { CallRequest } from '../../calls/calls.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { FailedLogIns } from './failedLogIns.ts';
import { provePassword } from './provePassword.ts';

type Request = Pick<
  CallRequest<'beginEnrolment' | 'changePassword' | 'changeTerminalPin'>,
  'employee' | 'body' | 'address' | 'tokens' | 'now'
>;

/**
 * Requires the caller's own password again. Failures count like those of log-ins.
 *
 * @throws Refusal WRONG_PASSWORD, TOO_MANY_REQUESTS
 */
export async function requireOwnPassword(
  failures: FailedLogIns,
  { employee, body, address, tokens, now }: Request,
  passwordHash: string | null,
): Promise<void> {
  const account = `employee ${employee.id}`;
  const attempt = { account, subject: null, address, device: tokens.device, now };
  const proof = { password: body.currentPassword, passwordHash };
  if (!(await provePassword(failures, attempt, proof))) throw new Refusal('WRONG_PASSWORD');
}
