import type { Authority } from 'shared-contracts';
import { statement } from '../../database/statement.ts';
import { standing } from './personSql.ts';

/** What decides who may open a person's account. */
export interface Standing {
  /** Also that of a manager whose ranges go on (`standing`). */
  readonly authorities: readonly Authority[];
  readonly isClosed: boolean;
}

export const readStanding = statement<Standing, { employeeId: number }>(
  'readStanding',
  `select closed_at is not null as "isClosed", array(
     select distinct held from unnest(${standing}) held order by held) as authorities
   from employee where id = $employeeId`,
);
