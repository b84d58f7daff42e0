import type { Locale } from 'shared-contracts';
import { statement, type Runner } from '../../database/statement.ts';

export type FaceAnswer = 'AGREED' | 'REFUSED' | 'WITHDRAWN';

interface ConsentText {
  readonly version: number;
  readonly text: string;
}

const readTextInForce = statement<ConsentText, { locale: string }>(
  'readConsentText',
  `select version, coalesce(texts ->> $locale, texts ->> 'en') as text
   from face_consent_text order by version desc limit 1`,
);

/** The current text in a language. */
export async function readConsentText(database: Runner, locale: Locale): Promise<ConsentText> {
  const [text] = await database.run(readTextInForce, { locale });
  if (text === undefined) throw new Error('There is no consent text.');
  return text;
}

/** A recognised person with the last answer and its text. */
export interface RecognisedPerson {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  /** Null if the person has not chosen one. */
  readonly own_locale: Locale | null;
  readonly is_24_hour: boolean;
  readonly answer: FaceAnswer | null;
  readonly version: number | null;
  /** Given after this face was registered. */
  readonly is_to_this_face: boolean | null;
  /** Given in a session of the person. */
  readonly is_in_session: boolean | null;
}

/** No row if the face is gone, or the account was closed. */
export const readRecognised = statement<RecognisedPerson, { employeeId: number }>(
  'readRecognisedPerson',
  `select employee.id, first_name, last_name,
     case when locale_is_own then locale end as own_locale, is_24_hour, said.answer, said.version,
     said.answered_at >= face.registered_at as is_to_this_face,
     said.terminal_id is null as is_in_session
   from face join employee on employee.id = face.employee_id
   left join lateral (
     select answer, version, answered_at, terminal_id from face_answer
     where employee_id = employee.id order by id desc limit 1
   ) said on true
   where employee.id = $employeeId and employee.closed_at is null`,
);

/** The last answer. */
export const readLastAnswer = statement<
  {
    readonly answer: FaceAnswer;
    readonly version: number;
    readonly answered_at: string;
    /** Null if there is no face. */
    readonly is_to_this_face: boolean | null;
    /** Given in a session of the person. */
    readonly is_in_session: boolean;
  },
  { employeeId: number }
>(
  'readLastFaceAnswer',
  `select answer, version, answered_at, answered_at >= face.registered_at as is_to_this_face,
     terminal_id is null as is_in_session
   from face_answer left join face using (employee_id)
   where employee_id = $employeeId order by id desc limit 1`,
);

export const addAnswer = statement<
  never,
  { employeeId: number; answer: string; version: number; now: Date; terminalId: number | null }
>(
  'addFaceAnswer',
  `insert into face_answer (employee_id, answer, version, answered_at, terminal_id)
   values ($employeeId, $answer, $version, $now, $terminalId)`,
);

/** Whether the person agreed to this text after this face was registered. */
export function isAgreedTo(version: number, said: RecognisedPerson): boolean {
  return said.answer === 'AGREED' && said.version === version && said.is_to_this_face === true;
}
