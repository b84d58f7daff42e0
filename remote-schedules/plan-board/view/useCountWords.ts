import { useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { DayCoverage } from '../rules/coverage.ts';
import type { Coverage } from './useCoverage.ts';

/**
 * A day's count for screen readers: `Thursday 19 November: 7 planned, too few`, including unsaved
 * changes.
 */
export function useCountWords({ coming }: Coverage): (day: DayCoverage) => string {
  const text = useText();
  const formats = useUserFormats();
  return ({ date, planned, shortfalls }) => {
    const before = coming.get(date);
    const [day, count] = [formats.longDay(date), planned];
    const isShort = shortfalls.length > 0;
    if (before === undefined) {
      return text(isShort ? 'board.tooFewOn' : 'board.plannedOn', { day, count });
    }
    return text(isShort ? 'board.tooFewComingOn' : 'board.comingOn', { day, count, before });
  };
}
