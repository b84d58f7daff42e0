import type { Instant } from 'shared-contracts';
import type { Leased } from '../../queues/rules/lease.ts';
import type { Json } from '../../records/rules/canonicalJson.ts';

/** A delivery that this process makes until its lease ends. */
export interface LeasedDelivery extends Leased {
  readonly id: number;
  readonly webhook_id: number;
  readonly message_id: string;
  readonly type: string;
  readonly employee_id: number | null;
  readonly happened_at: Instant;
  readonly data: Json;
  readonly attempts: number;
  readonly requested_at: Instant;
}
