import { ApiFailure } from 'shared-contracts';
import { readApprovedBefore } from '../data/decide.ts';
import type { SelectedEntry } from '../rules/timePairs.ts';
import { entryName, type How, type QuestionTools } from './QuestionTools.ts';
import type { ReasonQuestion } from './ReasonDialog.tsx';

/** Asks for the reason of a rejection; null if cancelled. */
export async function rejectionQuestion(
  tools: QuestionTools,
  question: Omit<ReasonQuestion, 'isRequired' | 'about'>,
  entries: readonly SelectedEntry[],
): Promise<How | null> {
  const { text, formats, reasons } = tools;
  const [only] = entries.length === 1 ? entries : [];
  const about = only && entryName(formats, only);
  const approvedBefore = await approvedBeforeOf(tools, entries);
  const keeping = approvedBefore && {
    approvedBefore,
    text: [question.text, text('approvals.keep.text')].join(' '),
    confirm: text('approvals.keep.not'),
  };
  const given = await reasons.ask({ ...question, ...keeping, about, isRequired: false });
  return given && { everywhere: true, ...given };
}

/** The previously approved version of the corrected entries; undefined if there is none. */
async function approvedBeforeOf(
  { api, text, formats }: QuestionTools,
  entries: readonly SelectedEntry[],
): Promise<string | undefined> {
  const corrected = entries.filter(
    ({ status, wasPreviouslyApproved }) => status === 'PENDING' && wasPreviouslyApproved,
  );
  const [only] = entries.length === 1 ? corrected : [];
  const approved = only && (await readApprovedBefore(api, only.timePairId).catch(isUnknown));
  if (approved === null) return undefined;
  if (only && approved) {
    const { startDate, clockIn, clockOut, timeZone } = approved;
    const range = formats.timeRange(clockIn.date, clockOut?.date, timeZone);
    const times = startDate === only.startDate ? range : `${formats.day(startDate)}, ${range}`;
    return text('approvals.approvedBefore', { times });
  }
  const count = corrected.length;
  return count > 0 ? text('approvals.approvedBefore.count', { count }) : undefined;
}

/** Without a response, the question omits the times. */
function isUnknown(failure: unknown): undefined {
  if (!(failure instanceof ApiFailure)) throw failure;
}
