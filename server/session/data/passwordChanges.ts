import { statement } from '../../database/statement.ts';

/** Stands for a digest of the body, which would contain passwords. */
const mark = `convert_to('changePassword', 'UTF8')`;

/** `is_other`: the key belongs to another command. */
export const findPasswordChange = statement<
  { is_other: boolean },
  { employeeId: number; idempotencyKey: string }
>(
  'findPasswordChange',
  `select body_hash <> ${mark} as is_other from command_answer
   where actor_kind = 'employee' and actor_id = $employeeId and key = $idempotencyKey`,
);

/** No row if the key is taken. */
export const claimPasswordChange = statement<
  { key: string },
  { employeeId: number; idempotencyKey: string; now: Date; keptUntil: Date }
>(
  'claimPasswordChange',
  `insert into command_answer
     (actor_kind, actor_id, key, body_hash, status, answered_at, kept_until)
   values ('employee', $employeeId, $idempotencyKey, ${mark}, 204, $now, $keptUntil)
   on conflict do nothing returning key`,
);
