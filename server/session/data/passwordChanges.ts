import { statement } from '../../database/statement.ts';

/** Stands for a digest of the body, which would contain passwords. */
const mark = `convert_to('changePassword', 'UTF8')`;

/** Values: employee, key. `is_other`: the key belongs to another command. */
export const findPasswordChange = statement<{ is_other: boolean }>(
  'findPasswordChange',
  `select body_hash <> ${mark} as is_other from command_answer
   where actor_kind = 'employee' and actor_id = $1 and key = $2`,
);

/** Values: employee, key, now, end of the key's retention. No row if the key is taken. */
export const claimPasswordChange = statement<{ key: string }>(
  'claimPasswordChange',
  `insert into command_answer
     (actor_kind, actor_id, key, body_hash, status, answered_at, kept_until)
   values ('employee', $1, $2, ${mark}, 204, $3, $4)
   on conflict do nothing returning key`,
);
