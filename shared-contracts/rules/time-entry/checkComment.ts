import { limits } from '../limits.ts';
import { textLength } from './textLength.ts';
import type { TimeEntryFault } from './timeEntryFault.ts';

/** A comment has 255 characters at most (spec §5). */
export function checkComment(comment: string | null): TimeEntryFault[] {
  const length = textLength(comment ?? '');
  const maximum = limits.maximumCommentLength;
  return length > maximum
    ? [{ rule: 'COMMENT_TOO_LONG', field: 'comment', values: { maximum, length } }]
    : [];
}

/** The comment as it is sent: none when it is empty or the word that stands for none (spec §5). */
export function commentToSend(written: string, none: string): string | null {
  const comment = written.trim();
  return comment === '' || comment === none ? null : comment;
}
