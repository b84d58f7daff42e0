import { useText } from '../../messages/useText.ts';
import { isChanged, type SectionCount } from '../rules/isChanged.ts';

type Counts = Partial<Pick<SectionCount, 'added' | 'changed' | 'removed' | 'unchanged'>>;

/** How many entries are new, changed, removed and unchanged, in words; without those that are 0. */
export function useCountWords() {
  const text = useText();

  function counted({ added = 0, changed = 0, removed = 0, unchanged = 0 }: Counts): string {
    return [
      ...(added > 0 ? [text('company.counts.added', { count: added })] : []),
      ...(changed > 0 ? [text('company.counts.changed', { count: changed })] : []),
      ...(removed > 0 ? [text('company.counts.removed', { count: removed })] : []),
      ...(unchanged > 0 ? [text('company.counts.unchanged', { count: unchanged })] : []),
    ].join(', ');
  }

  return {
    counted,
    /** `3 new, 2 changed`, of all sections. */
    ofAll: (sections: readonly SectionCount[]) =>
      counted({
        added: sections.reduce((sum, { added }) => sum + added, 0),
        changed: sections.reduce((sum, { changed }) => sum + changed, 0),
        removed: sections.reduce((sum, { removed }) => sum + removed, 0),
      }),
    /** `Sites: 1 changed · People: 3 new`, without sections that are unchanged. */
    bySection: (sections: readonly SectionCount[]) =>
      sections
        .filter(isChanged)
        .map(({ section, added, changed, removed }) =>
          text('company.counts.of', {
            section: text(`section.${section}`),
            counts: counted({ added, changed, removed }),
          }),
        )
        .join(' · '),
  };
}
