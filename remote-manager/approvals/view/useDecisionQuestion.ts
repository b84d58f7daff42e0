import { useDialogs } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { ApprovalSelection } from '../data/selectEntries.ts';
import type { ApprovalRule, Decision, SelectedEntry } from '../rules/timePairs.ts';

/** For this product alone, or for all systems. */
export type Where = 'here' | 'everywhere';

/** What is asked before many entries are decided, or time is deleted; null when it is not to be done. */
export function useDecisionQuestion() {
  const text = useText();
  const dialogs = useDialogs();

  async function askWhere(title: string, words: readonly string[]): Promise<Where | null> {
    const answer = await dialogs.choose<Where | 'cancel'>({
      kind: 'confirm',
      title,
      text: [...words, text('approvals.deletions.where')].join(' '),
      choices: [
        { value: 'everywhere', label: text('approvals.everywhere'), danger: true },
        { value: 'here', label: text('approvals.here'), danger: true },
        { value: 'cancel', label: text('approvals.cancel') },
      ],
    });
    return answer === 'cancel' ? null : answer;
  }

  return {
    /** Asks where deletions among these entries are to hold, unless it is one that is only here. */
    async whereToDelete(
      entries: readonly SelectedEntry[],
      decision: Decision,
      mayBeElsewhere: boolean,
    ): Promise<Where | null> {
      const count = entries.filter(({ status }) => status === 'PENDING_DELETE').length;
      if (decision === 'REJECTED' || count === 0) return 'everywhere';
      if (entries.length === 1 && !mayBeElsewhere) return 'everywhere';
      return askWhere(text('approvals.deletions.title', { count }), [
        text('approvals.deletions.text', { count }),
      ]);
    },

    /** Says how many of how many people there are, and by which rule. */
    async aboutAll(
      found: ApprovalSelection,
      decision: Decision,
      only: ApprovalRule | undefined,
    ): Promise<Where | null> {
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
        return askWhere(title, [...words, deletions]);
      }
      const danger = decision === 'REJECTED';
      const isSure = await dialogs.confirm({ title, text: words.join(' '), confirm, danger });
      return isSure ? 'everywhere' : null;
    },
  };
}
