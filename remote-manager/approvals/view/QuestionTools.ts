import type { useApi, useDialogs, useUserFormats } from 'shared-ui';
import type { useText } from '../../messages/useText.ts';
import type { SelectedEntry } from '../rules/timePairs.ts';
import type { useReasonDialog } from './useReasonDialog.tsx';

type Formats = ReturnType<typeof useUserFormats>;

/** What the questions about a decision are asked with. */
export interface QuestionTools {
  readonly api: ReturnType<typeof useApi>;
  readonly text: ReturnType<typeof useText>;
  readonly dialogs: ReturnType<typeof useDialogs>;
  readonly formats: Formats;
  readonly reasons: Pick<ReturnType<typeof useReasonDialog>, 'ask'>;
  /** Seconds in which a decision can be undone. */
  readonly undoDelay: number;
}

/** The options of a decision. */
export interface How {
  readonly everywhere: boolean;
  /** Deletions stay undecided. */
  readonly withoutDeletions?: boolean;
  readonly reason?: string;
  /** Rejected corrections keep the previously approved version. */
  readonly keepApproved?: boolean;
}

/** `Lena Fischer, Wed 18 Nov, 06:00 – 14:30` */
export function entryName(formats: Formats, { details, startDate }: SelectedEntry): string {
  if (!details) return formats.day(startDate);
  const { firstName, lastName, clockIn, clockOut, timeZone } = details;
  const times = formats.timeRange(clockIn, clockOut, timeZone);
  return `${firstName} ${lastName}, ${formats.day(startDate)}, ${times}`;
}
