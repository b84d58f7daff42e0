import type { VirtualRow } from 'shared-ui/table';
import type { Layout } from './useLayout.ts';

/** The position and layout of a row. */
export interface RowPlace {
  readonly layout: Layout;
  readonly index: number;
  readonly rowRef: VirtualRow['ref'];
  /** Its height in pixels, in long lists. */
  readonly knownHeight?: number | undefined;
}

/** Expands and collapses a row, with its labels. */
export interface RowOpening {
  readonly isOpen: boolean;
  readonly label: string;
  readonly toggle: () => void;
}
