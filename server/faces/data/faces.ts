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

/** Those with a face and an open account. */
export const readFacesOf = statement<SealedFace, { employeeIds: readonly number[] }>(
  'readFacesOf',
  `select face.employee_id, face.sealed
   from face join employee on employee.id = face.employee_id
   where face.employee_id = any($employeeIds::bigint[]) and employee.closed_at is null`,
);

/** Replaces an earlier one. */
export const saveFace = statement<
  never,
  { employeeId: number; sealed: Uint8Array; now: Date; by: number }
>(
  'saveFace',
  `insert into face (employee_id, sealed, registered_at, registered_by) values ($employeeId, $sealed, $now, $by)
   on conflict (employee_id) do update
   set sealed = excluded.sealed, registered_at = excluded.registered_at,
     registered_by = excluded.registered_by`,
);

/** A row if there was a face. */
export const deleteFace = statement<{ employee_id: number }, { employeeId: number }>(
  'deleteFace',
  'delete from face where employee_id = $employeeId returning employee_id',
);
