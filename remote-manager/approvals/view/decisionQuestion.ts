import { ApiFailure } from 'shared-contracts';
import type { DialogChoice, useApi, useDialogs, useUserFormats } from 'shared-ui';
import type { useText } from '../../messages/useText.ts';
import { readApprovedBefore } from '../data/decide.ts';
import type { ApprovalSelection } from '../data/selectEntries.ts';
import type { ApprovalRule, Decision, SelectedEntry } from '../rules/timePairs.ts';
import type { ReasonQuestion } from './ReasonDialog.tsx';
import type { useReasonDialog } from './useReasonDialog.tsx';

/** For this product only, or for all systems. */
type Where = 'here' | 'everywhere';

/** The options of a decision. */
export interface How {
  readonly everywhere: boolean;
  /** Deletions stay undecided. */
  readonly withoutDeletions?: boolean;
  readonly reason?: string;
  /** Rejected corrections keep the previously approved version. */
  readonly keepApproved?: boolean;
}

interface QuestionTools {
  readonly api: ReturnType<typeof useApi>;
  readonly text: ReturnType<typeof useText>;
  readonly dialogs: ReturnType<typeof useDialogs>;
  readonly formats: ReturnType<typeof useUserFormats>;
  readonly reasons: Pick<ReturnType<typeof useReasonDialog>, 'ask'>;
  /** Seconds in which a decision can be undone. */
  readonly undoDelay: number;
}

/** The question before many entries are decided, or time is deleted; null if cancelled. */
export function decisionQuestion(tools: QuestionTools) {
  const { api, text, dialogs, formats, reasons, undoDelay } = tools;

  /** `Lena Fischer, Wed 18 Nov, 06:00 – 14:30` */
  function nameOf({ details, startDate }: SelectedEntry): string {
    if (!details) return formats.day(startDate);
    const { firstName, lastName, clockIn, clockOut, timeZone } = details;
    const times = formats.timeRange(clockIn, clockOut, timeZone);
    return `${firstName} ${lastName}, ${formats.day(startDate)}, ${times}`;
  }

  async function askWhere(
    title: string,
    words: readonly string[],
    entries: readonly SelectedEntry[],
  ): Promise<How | null> {
    const deletions = entries.filter(({ status }) => status === 'PENDING_DELETE');
    const others = entries.length - deletions.length;
    const more = deletions.length - mostNamed;
    const answer = await dialogs.choose<Where | 'leave' | 'cancel'>({
      kind: 'confirm',
      title: others > 0 ? title : text('approvals.deletions.title', { count: deletions.length }),
      text: [
        ...words,
        ...(others > 0 ? [text('approvals.deletions.others', { count: others })] : []),
        text('approvals.deletions.where'),
      ].join(' '),
      items: [
        ...deletions.slice(0, mostNamed).map(nameOf),
        ...(more > 0 ? [text('approvals.deletions.more', { count: more })] : []),
      ],
      choices: [...waysToDelete(others), { value: 'cancel', label: text('approvals.cancel') }],
    });
    if (answer === null || answer === 'cancel') return null;
    return { everywhere: answer === 'everywhere', withoutDeletions: answer === 'leave' };
  }

  /** With other entries to approve, each answer says that it approves them. */
  function waysToDelete(others: number): readonly DialogChoice<Where | 'leave'>[] {
    if (others === 0) {
      return [
        { value: 'everywhere', label: text('approvals.everywhere'), danger: true },
        { value: 'here', label: text('approvals.here'), danger: true },
      ];
    }
    const count = { count: others };
    return [
      { value: 'leave', label: text('approvals.deletions.leave', count), look: 'primary' },
      {
        value: 'everywhere',
        label: text('approvals.deletions.approve.everywhere', count),
        danger: true,
      },
      { value: 'here', label: text('approvals.deletions.approve.here', count), danger: true },
    ];
  }

  /** Asks about time that exists only here, where deletion is irreversible. */
  async function isToGo(entry: SelectedEntry): Promise<boolean> {
    const answer = await dialogs.choose<'delete' | 'cancel'>({
      kind: 'confirm',
      title: text('approvals.deletions.title', { count: 1 }),
      text: text('approvals.deletions.final'),
      items: [nameOf(entry)],
      choices: [
        { value: 'delete', label: text('approvals.deletions.delete'), danger: true },
        { value: 'cancel', label: text('approvals.cancel') },
      ],
    });
    return answer === 'delete';
  }

  async function askWhy(
    question: Omit<ReasonQuestion, 'isRequired' | 'about'>,
    entries: readonly SelectedEntry[],
  ): Promise<How | null> {
    const [only] = entries.length === 1 ? entries : [];
    const about = only && nameOf(only);
    const approvedBefore = await approvedBeforeOf(entries);
    const keeping = approvedBefore && {
      approvedBefore,
      text: [question.text, text('approvals.keep.text')].join(' '),
      confirm: text('approvals.keep.not'),
    };
    const given = await reasons.ask({ ...question, ...keeping, about, isRequired: false });
    return given && { everywhere: true, ...given };
  }

  /** The previously approved version of the corrected entries; undefined if there is none. */
  async function approvedBeforeOf(entries: readonly SelectedEntry[]): Promise<string | undefined> {
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

  return {
    /**
     * Asks for the reason of a rejection, and where deletions apply, unless the entry exists only
     * here.
     */
    async aboutThese(
      entries: readonly SelectedEntry[],
      decision: Decision,
      mayBeElsewhere: boolean,
    ): Promise<How | null> {
      const count = entries.filter(({ status }) => status === 'PENDING_DELETE').length;
      if (decision === 'REJECTED') {
        const isDeletion = count === entries.length;
        const of = { count: entries.length };
        const question = {
          title: text(isDeletion ? 'approvals.reject.deletions' : 'approvals.all.REJECTED', of),
          text: text(isDeletion ? 'approvals.reject.deletions.text' : 'approvals.reject.text', of),
          confirm: text('approvals.rejectCount', of),
        };
        return askWhy(question, entries);
      }
      if (count === 0) return { everywhere: true };
      const [only] = entries.length === 1 && !mayBeElsewhere ? entries : [];
      if (only) return undoDelay > 0 || (await isToGo(only)) ? { everywhere: true } : null;
      const words = [
        entries.length === 1
          ? text('approvals.deletions.asked')
          : text('approvals.deletions.text', { count }),
      ];
      return askWhere(text('approvals.all.APPROVED', { count: entries.length }), words, entries);
    },

    /** Shows the number of entries and people, and the rule. */
    async aboutAll(
      found: ApprovalSelection,
      decision: Decision,
      only: ApprovalRule | undefined,
    ): Promise<How | null> {
      const count = found.entries.length;
      const counts = { count, people: found.totalEmployees };
      const confirm = text(
        decision === 'APPROVED' ? 'approvals.approveCount' : 'approvals.rejectCount',
        { count },
      );
      const title = text(`approvals.all.${decision}`, counts);
      const words = [
        text('approvals.all.people', counts),
        ...(decision === 'APPROVED' && found.totalCorrected > 0
          ? [text('approvals.all.corrected', { count: found.totalCorrected })]
          : []),
        ...(only
          ? [
              text(`approvals.rule.${only}`, { minutes: found.graceMinutes ?? 0 }),
              text('approvals.all.leftOut', { count: found.totalLeftOut }),
            ]
          : []),
      ];
      if (decision === 'APPROVED' && found.totalDeletions > 0) {
        const deletions = text('approvals.deletions.text', { count: found.totalDeletions });
        return askWhere(title, [...words, deletions], found.entries);
      }
      const question = { title, text: words.join(' '), confirm };
      if (decision === 'REJECTED') return askWhy(question, found.entries);
      const isSure = await dialogs.confirm(question);
      return isSure ? { everywhere: true } : null;
    },

    /** The reason to reopen a decided entry. */
    aboutReopening: (name: string) =>
      reasons.ask({
        title: text('approvals.reopen.title', { name }),
        text: text('approvals.reopen.text'),
        confirm: text('approvals.action.reopen'),
        isRequired: true,
      }),
  };
}

/** Maximum number of deletions listed by name; more are only counted. */
const mostNamed = 8;

/** Without a response, the question omits the times. */
function isUnknown(failure: unknown): undefined {
  if (!(failure instanceof ApiFailure)) throw failure;
}
