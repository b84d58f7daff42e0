import type { Instant } from 'shared-contracts';
import type { HistoryItem } from '../rules/historyItems.ts';
import type { OpenDialog } from './usePairActions.tsx';

/** The props of an entry's cells. */
export interface PairCellsProps {
  readonly item: Extract<HistoryItem, { kind: 'pair' }>;
  readonly isWide: boolean;
  /** In its own column; otherwise below the date. */
  readonly hasBookedOn: boolean;
  readonly hasClone: boolean;
  readonly now: Instant;
  readonly isAdjusted: boolean;
  readonly isOpenToChanges: boolean;
  readonly onOpenDialog: OpenDialog;
  readonly onToggle: (id: number) => void;
}
