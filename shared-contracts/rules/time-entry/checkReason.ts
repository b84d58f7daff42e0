import { isVisible } from '../isVisible.ts';
import { limits } from '../limits.ts';
import { textLength } from './checkComment.ts';
import type { TimeEntryFault } from './timeEntryFault.ts';

/** The reason of a correction: one of the company's, or free text (spec §3). */
export type CorrectionReason =
  | { readonly id: number }
  | { readonly reasonName: 'OTHER'; readonly description: string };

export interface ReasonContext {
  readonly isEdit: boolean;
  /** The switch `FREE_TEXT_REASONS`. */
  readonly freeTextReasons: boolean;
}

/** An edit needs a reason, and the reason "other" needs a text (spec §5). */
export function checkReason(
  reason: CorrectionReason | null,
  { isEdit, freeTextReasons }: ReasonContext,
): TimeEntryFault[] {
  if (reason === null) {
    return isEdit ? [{ rule: 'REASON_REQUIRED', field: 'reason', values: {} }] : [];
  }
  if (!('description' in reason)) return [];
  const field = 'reason.description';
  if (freeTextReasons && !isVisible(reason.description)) {
    return [{ rule: 'SPECIFY_REASON', field, values: {} }];
  }
  const length = textLength(reason.description);
  const maximum = limits.maximumCommentLength;
  return length > maximum ? [{ rule: 'COMMENT_TOO_LONG', field, values: { maximum, length } }] : [];
}
