import { answer, type Api, type components } from 'shared-contracts';

export type BadgeHolder = components['schemas']['BadgeHolder'];

/**
 * Whose badge it is; null if nobody has it.
 *
 * @throws ApiFailure
 */
export async function findBadgeHolder(api: Api, badge: string): Promise<BadgeHolder | null> {
  const { holder } = await answer(api.POST('/api/company/badge-holders', { body: { badge } }));
  return holder;
}
