import type { FeatureInfo } from 'shared-contracts';
import { Refusal } from '../../calls/refusal.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import type { Runner } from '../../database/statement.ts';
import { findFeedOwner } from '../data/calendarFeeds.ts';

/**
 * Everybody with the secret of a feed reads its owner's calendar, while people see their own
 * schedules at all. NOT_FOUND otherwise.
 */
export async function requireFeedOwner(
  database: Runner,
  hash: Buffer,
  { features, properties }: FeatureInfo,
) {
  const [owner] = await database.run(findFeedOwner, { hash });
  requireFound(owner);
  const isShown = features.EMPLOYEE_WORK_SCHEDULES && properties.EMPLOYEE_VIEW;
  if (!isShown) throw new Refusal('NOT_FOUND');
  return owner;
}
