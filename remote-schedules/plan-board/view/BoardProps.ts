import type { LocalDate } from 'shared-contracts';
import type { ShownHoliday } from '../rules/boardDays.ts';
import type { DrawnRowsProps } from './DrawnRows.tsx';
import type { Coverage } from './useCoverage.ts';

type OfRows =
  | 'range'
  | 'rows'
  | 'total'
  | 'selection'
  | 'actions'
  | 'colorsOf'
  | 'nameOf'
  | 'coming'
  | 'onRowsInView';

export interface BoardProps extends Pick<DrawnRowsProps, OfRows> {
  readonly today: LocalDate;
  readonly allChosen: boolean | 'mixed';
  readonly onChooseAll: (isChosen: boolean) => void;
  readonly holidays: readonly ShownHoliday[];
  readonly coverage: Coverage;
}
