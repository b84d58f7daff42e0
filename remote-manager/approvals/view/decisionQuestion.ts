import type { ApprovalSelection } from '../data/selectEntries.ts';
import type { ApprovalRule, Decision, SelectedEntry } from '../rules/timePairs.ts';
import { deletionQuestion } from './deletionQuestion.ts';
import type { How, QuestionTools } from './QuestionTools.ts';
import { rejectionQuestion } from './rejectionQuestion.ts';

/** The question before many entries are decided, or time is deleted; null if cancelled. */
export function decisionQuestion(tools: QuestionTools) {
  const { text, dialogs, reasons, undoDelay } = tools;
  const deletions = deletionQuestion(tools);

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
        return rejectionQuestion(tools, question, entries);
      }
      if (count === 0) return { everywhere: true };
      const [only] = entries.length === 1 && !mayBeElsewhere ? entries : [];
      if (only)
        return undoDelay > 0 || (await deletions.isToGo(only)) ? { everywhere: true } : null;
      const words = [
        entries.length === 1
          ? text('approvals.deletions.asked')
          : text('approvals.deletions.text', { count }),
      ];
      return deletions.askWhere(
        text('approvals.all.APPROVED', { count: entries.length }),
        words,
        entries,
      );
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
        const toDelete = text('approvals.deletions.text', { count: found.totalDeletions });
        return deletions.askWhere(title, [...words, toDelete], found.entries);
      }
      const question = { title, text: words.join(' '), confirm };
      if (decision === 'REJECTED') return rejectionQuestion(tools, question, found.entries);
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
