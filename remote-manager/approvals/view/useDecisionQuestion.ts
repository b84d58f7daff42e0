import { useDialogs, useProperty, useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { ApprovalSelection } from '../data/selectEntries.ts';
import type { ApprovalRule, Decision, SelectedEntry } from '../rules/timePairs.ts';
import { useReasonDialog } from './useReasonDialog.tsx';

/** For this product alone, or for all systems. */
type Where = 'here' | 'everywhere';

/** How a decision is to be made. */
export interface How {
  readonly everywhere: boolean;
  /** Deletions stay as they are. */
  readonly withoutDeletions?: boolean;
  readonly reason?: string;
}

/** What is asked before many entries are decided, or time is deleted; null when it is not to be done. */
export function useDecisionQuestion() {
  const text = useText();
  const dialogs = useDialogs();
  const formats = useUserFormats();
  const reasons = useReasonDialog();
  const undoDelay = useProperty('CLOCK_OUT_UNDO_DELAY');

  /** `Lena Fischer, Wed 18 Nov, 06:00 – 14:30` */
  function nameOf({ deletion, startDate }: SelectedEntry): string {
    if (!deletion) return formats.day(startDate);
    const { firstName, lastName, clockIn, clockOut, timeZone } = deletion;
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
      title,
      text: [
        ...words,
        ...(others > 0 ? [text('approvals.deletions.others', { count: others })] : []),
        text('approvals.deletions.where'),
      ].join(' '),
      items: [
        ...deletions.slice(0, mostNamed).map(nameOf),
        ...(more > 0 ? [text('approvals.deletions.more', { count: more })] : []),
      ],
      choices: [
        ...(others > 0
          ? [{ value: 'leave', label: text('approvals.deletions.leave') } as const]
          : []),
        { value: 'everywhere', label: text('approvals.everywhere'), danger: true },
        { value: 'here', label: text('approvals.here'), danger: true },
        { value: 'cancel', label: text('approvals.cancel') },
      ],
    });
    if (answer === null || answer === 'cancel') return null;
    return { everywhere: answer === 'everywhere', withoutDeletions: answer === 'leave' };
  }

  /** Asked of time that is only here, where there is no way back. */
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

  async function askWhy(title: string, words: string, confirm: string): Promise<How | null> {
    const given = await reasons.ask({ title, text: words, confirm, isRequired: false });
    return given && { everywhere: true, reason: given.reason };
  }

  return {
    /** Asks why entries are rejected, and where deletions are to hold unless it is one that is only here. */
    async aboutThese(
      entries: readonly SelectedEntry[],
      decision: Decision,
      mayBeElsewhere: boolean,
    ): Promise<How | null> {
      const count = entries.filter(({ status }) => status === 'PENDING_DELETE').length;
      if (decision === 'REJECTED') {
        const isDeletion = count === entries.length;
        return askWhy(
          text(isDeletion ? 'approvals.reject.deletions' : 'approvals.all.REJECTED', {
            count: entries.length,
          }),
          text(isDeletion ? 'approvals.reject.deletions.text' : 'approvals.reject.text', {
            count: entries.length,
          }),
          text('approvals.rejectCount', { count: entries.length }),
        );
      }
      if (count === 0) return { everywhere: true };
      const [only] = entries.length === 1 && !mayBeElsewhere ? entries : [];
      if (only) return undoDelay > 0 || (await isToGo(only)) ? { everywhere: true } : null;
      const words = [text('approvals.deletions.text', { count })];
      return askWhere(text('approvals.deletions.title', { count }), words, entries);
    },

    /** Says how many of how many people there are, and by which rule. */
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
      if (decision === 'REJECTED') return askWhy(title, words.join(' '), confirm);
      const isSure = await dialogs.confirm({ title, text: words.join(' '), confirm });
      return isSure ? { everywhere: true } : null;
    },

    /** Why a decided entry is to be decided anew. */
    aboutReopening: (name: string) =>
      reasons.ask({
        title: text('approvals.reopen.title', { name }),
        text: text('approvals.reopen.text'),
        confirm: text('approvals.action.reopen'),
        isRequired: true,
      }),

    /** What is asked now; belongs into the page. */
    dialog: reasons.dialog,
  };
}

/** Deletions that are named one by one; of more their number is told. */
const mostNamed = 8;
