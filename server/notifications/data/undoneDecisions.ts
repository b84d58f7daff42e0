import { statement } from '../../database/statement.ts';

export const takeBackNotices = statement<never, { notices: string; now: Date }>(
  'takeBackNotices',
  `update notification told set dismissed_at = $now
   from jsonb_to_recordset($notices::jsonb) as undone(employee_id bigint, assignment_id bigint, kind text,
     created_at timestamptz(3))
   where told.employee_id = undone.employee_id and told.dismissed_at is null
     and told.assignment_id = undone.assignment_id and told.kind = undone.kind
     and told.created_at = undone.created_at`,
);

/** Returns the people who are asked. */
export const askAgain = statement<{ employee_id: number }, { requests: string }>(
  'askForDeletionAgain',
  `update notification asked set dismissed_at = null
   from jsonb_to_recordset($requests::jsonb) as undone(time_pair_id bigint, dismissed_at timestamptz(3))
   where asked.kind = 'DELETION_REQUESTED' and asked.time_pair_id = undone.time_pair_id
     and asked.dismissed_at = undone.dismissed_at
     and asked.employee_id in (
       select managed.manager_id from time_pair pair
       join manager_assignment managed on managed.assignment_id = pair.assignment_id
       where pair.id = undone.time_pair_id)
   returning asked.employee_id`,
);
