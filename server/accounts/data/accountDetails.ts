import type { components } from 'shared-contracts';
import { statement } from '../../database/statement.ts';

type Details = components['schemas']['AccountDetails'];

/** The PIN and the consent to the recognition of faces. */
export const readAccountDetails = statement<Pick<Details, 'pin' | 'face'>, { employeeId: number }>(
  'readAccountDetails',
  `select case when pin_hash is not null then
       json_build_object('changedAt', pin_changed_at, 'isGiven', pin_is_given) end as pin,
     case when said.answer is not null then
       json_build_object('answer', said.answer, 'answeredAt', said.answered_at,
         'registeredAt', registered_at) end as face
   from employee
   left join face on face.employee_id = employee.id
   left join lateral (
     select answer, answered_at from face_answer where employee_id = employee.id
     order by id desc limit 1
   ) said on true
   where employee.id = $employeeId`,
);
