import type { Instant } from 'shared-contracts';
import type { HistoryItem } from '../rules/historyItems.ts';
import type { OpenDialog } from './usePairActions.tsx';

/** What the cells of an entry are made of. */
export interface PairCellsProps {
  readonly item: Extract<HistoryItem, { kind: 'pair' }>;
  readonly isWide: boolean;
  /** In a column of its own; otherwise below the date. */
  readonly hasBookedOn: boolean;
  readonly hasClone: boolean;
  readonly now: Instant;
  readonly isAdjusted: boolean;
  readonly isOpenToChanges: boolean;
  readonly onOpenDialog: OpenDialog;
  readonly onToggle: (id: number) => void;
}
