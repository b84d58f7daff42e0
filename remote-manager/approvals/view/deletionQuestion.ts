import type { DialogChoice } from 'shared-ui';
import type { SelectedEntry } from '../rules/timePairs.ts';
import { entryName, type How, type QuestionTools } from './QuestionTools.ts';

/** For this product only, or for all systems. */
type Where = 'here' | 'everywhere';

/** The questions before time is deleted. */
export function deletionQuestion({ text, dialogs, formats }: QuestionTools) {
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

  return {
    /** Where the deletions among the entries apply; null if cancelled. */
    async askWhere(
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
          ...deletions.slice(0, mostNamed).map((entry) => entryName(formats, entry)),
          ...(more > 0 ? [text('approvals.deletions.more', { count: more })] : []),
        ],
        choices: [...waysToDelete(others), { value: 'cancel', label: text('approvals.cancel') }],
      });
      if (answer === null || answer === 'cancel') return null;
      return { everywhere: answer === 'everywhere', withoutDeletions: answer === 'leave' };
    },

    /** Asks about time that exists only here, where deletion is irreversible. */
    async isToGo(entry: SelectedEntry): Promise<boolean> {
      const answer = await dialogs.choose<'delete' | 'cancel'>({
        kind: 'confirm',
        title: text('approvals.deletions.title', { count: 1 }),
        text: text('approvals.deletions.final'),
        items: [entryName(formats, entry)],
        choices: [
          { value: 'delete', label: text('approvals.deletions.delete'), danger: true },
          { value: 'cancel', label: text('approvals.cancel') },
        ],
      });
      return answer === 'delete';
    },
  };
}

/** Maximum number of deletions listed by name; more are only counted. */
const mostNamed = 8;
