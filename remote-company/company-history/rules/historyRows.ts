import type { components } from 'shared-contracts';
import { cellText } from '../../csv/rules/cellText.ts';

type HistoryEntry = components['schemas']['CompanyEntryChange'];

interface HistoryWords {
  readonly headings: readonly string[];
  /** Who made the change. */
  readonly by: (entry: HistoryEntry) => string;
  readonly section: (section: HistoryEntry['section']) => string;
  readonly kind: (kind: HistoryEntry['kind']) => string;
  /** Stands for values that are not kept. */
  readonly notKept: string;
}

/** Changed entries as rows for an auditor: one for each field, with instants in UTC. */
export function historyRows(entries: readonly HistoryEntry[], words: HistoryWords): string[][] {
  const rows = entries.flatMap((entry) => {
    const { changedAt, section, code, kind, fields } = entry;
    const about = [changedAt, words.by(entry), words.section(section), code, words.kind(kind)];
    if (fields.length === 0) return [[...about, '', '', '']];
    return fields.map((change) => {
      const isKept = 'before' in change || 'after' in change;
      const value = (each: unknown) => (isKept ? cellText(each) : words.notKept);
      return [...about, change.field, value(change.before), value(change.after)];
    });
  });
  return [[...words.headings], ...rows];
}
