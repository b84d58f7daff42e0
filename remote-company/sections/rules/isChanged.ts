import type { components } from 'shared-contracts';

export type SectionCount = components['schemas']['CompanySectionCount'];

/** Whether anything of a section is new, changed or removed. */
export function isChanged({
  added,
  changed,
  removed,
}: Pick<SectionCount, 'added' | 'changed' | 'removed'>): boolean {
  return added + changed + removed > 0;
}
