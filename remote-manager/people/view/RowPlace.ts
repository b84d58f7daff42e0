import type { VirtualRow } from 'shared-ui/table';
import type { Layout } from './useLayout.ts';

/** Where a row stands, and how it is laid out. */
export interface RowPlace {
  readonly layout: Layout;
  readonly index: number;
  readonly rowRef: VirtualRow['ref'];
  /** Pixels it takes, in long lists. */
  readonly knownHeight?: number | undefined;
}

/** What opens and closes a row, in which words. */
export interface RowOpening {
  readonly isOpen: boolean;
  readonly label: string;
  readonly toggle: () => void;
}
