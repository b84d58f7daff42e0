/**
 * SQL: whether a passkey is asked for when this person logs in by password: who approves time or
 * administers, on the person or on any assignment, past and coming ones included, so that it does not
 * depend on the hour. It reads the table `employee`.
 */
export const asksForPasskey = `(employee.authorities && '{APPROVE_TIME,SUPER_ADMIN,DEV_ADMIN}'
  or exists (select from assignment where assignment.employee_id = employee.id
    and assignment.authorities && '{APPROVE_TIME,SUPER_ADMIN,DEV_ADMIN}'))`;

/**
 * SQL: since when the first passkey may be registered by the password alone; null where it is not
 * asked for. It reads the table `employee`.
 */
export const passkeyOpenFrom = `greatest(employee.passkey_open_from,
  (select changed_at from feature_setting where name = 'SECOND_FACTOR'))`;
