import { limits } from '../limits.ts';
import type { TimeEntryFault } from './timeEntryFault.ts';

/** Whether a comment is too long (spec §5). */
export function checkComment(comment: string | null): TimeEntryFault[] {
  const length = textLength(comment ?? '');
  const maximum = limits.maximumCommentLength;
  return length > maximum
    ? [{ rule: 'COMMENT_TOO_LONG', field: 'comment', values: { maximum, length } }]
    : [];
}

/** The comment to send: none if it is empty or the word for "none" (spec §5). */
export function commentToSend(written: string, none: string): string | null {
  const comment = written.trim();
  return comment === '' || comment === none ? null : comment;
}

/**
 * The length of a text as the database and the contract count it, in code points. An emoji of one
 * code point counts as one; a family of emoji, or a letter with a combining mark, as its code
 * points.
 */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
