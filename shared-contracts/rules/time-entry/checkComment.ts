import { limits } from '../limits.ts';
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

/**
 * Characters of a text as the database and the contract count them: code points. An emoji of one
 * code point is one; a family of emoji, or a letter with a combining mark, is as many as it has.
 */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
