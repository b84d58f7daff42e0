import type { components } from 'shared-contracts';
import { statement } from '../../database/statement.ts';

export const readOwnRegistration = statement<
  {
    readonly sealed: Buffer;
    readonly registered_at: string;
    readonly registered_by: number;
  },
  { employeeId: number }
>(
  'readOwnFace',
  'select sealed, registered_at, registered_by from face where employee_id = $employeeId',
);

/** The answers, oldest first, with the text in the person's language. */
export const readOwnAnswers = statement<
  components['schemas']['FaceExport']['answers'][number],
  { id: number }
>(
  'readOwnFaceAnswers',
  `select said.answer, said.answered_at as "answeredAt", said.version,
     terminal.description || ' (' || terminal.terminal_id || ')' as terminal,
     coalesce(consent.texts ->> employee.locale, consent.texts ->> 'en', '') as text
   from face_answer said
   join face_consent_text consent on consent.version = said.version
   join employee on employee.id = said.employee_id
   left join terminal on terminal.id = said.terminal_id
   where said.employee_id = $id order by said.id`,
);
