import { statement } from '../../database/statement.ts';

export interface SealedFace {
  readonly employee_id: number;
  readonly sealed: Buffer;
}

/** Of everybody with an open account. */
export const readFaces = statement<SealedFace>(
  'readFaces',
  `select face.employee_id, face.sealed
   from face join employee on employee.id = face.employee_id where employee.closed_at is null`,
);

/** Value: employees. Those with a face and an open account. */
export const readFacesOf = statement<SealedFace>(
  'readFacesOf',
  `select face.employee_id, face.sealed
   from face join employee on employee.id = face.employee_id
   where face.employee_id = any($1::bigint[]) and employee.closed_at is null`,
);

/** Values: employee, sealed embedding, now, who registers it. Replaces an earlier one. */
export const saveFace = statement<never>(
  'saveFace',
  `insert into face (employee_id, sealed, registered_at, registered_by) values ($1, $2, $3, $4)
   on conflict (employee_id) do update
   set sealed = excluded.sealed, registered_at = excluded.registered_at,
     registered_by = excluded.registered_by`,
);

/** Value: employee. A row if there was a face. */
export const deleteFace = statement<{ employee_id: number }>(
  'deleteFace',
  'delete from face where employee_id = $1 returning employee_id',
);
