import { limits } from 'shared-contracts';

/** The pages that have a button, from 0: at most six, the current one among them (spec §9). */
export function pageButtons(page: number, totalPages: number): readonly number[] {
  const count = Math.min(limits.maximumPageButtons, totalPages);
  const first = Math.min(Math.max(0, page - Math.floor(count / 2)), totalPages - count);
  return Array.from({ length: count }, (_unused, index) => first + index);
}
