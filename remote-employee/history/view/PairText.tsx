import { shownTime } from 'shared-time/worked-time';
import { useUserFormats } from 'shared-ui';
import { TextCells } from 'shared-ui/table';
import type { PairCellsProps } from './PairCellsProps.ts';
import { useBookedOn } from './useBookedOn.ts';

/** The cells of an entry during fast scrolling. */
export function PairText(props: PairCellsProps) {
  const { item, isWide, hasBookedOn, hasClone, now, isAdjusted } = props;
  const { startDate, clockIn, clockOut, timeZone } = item.pair;
  const formats = useUserFormats();
  const bookedOn = useBookedOn(item.pair);
  const seconds = shownTime(item.pair, now, isAdjusted);
  return (
    <TextCells
      cells={[
        {},
        { isRowHead: true, tone: 'strong', children: formats.day(startDate) },
        { align: 'end', children: formats.time(clockIn.date, timeZone) },
        { align: 'end', children: clockOut ? formats.time(clockOut.date, timeZone) : '–' },
        { align: 'end', children: seconds === null ? '–' : formats.duration(seconds) },
        ...(hasBookedOn ? [{ tone: 'quiet' as const, children: bookedOn }] : []),
        ...(isWide ? [{}] : []),
        {},
        ...(hasClone ? [{}] : []),
        {},
      ]}
    />
  );
}
