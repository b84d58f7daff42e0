import type { DateRange } from 'shared-contracts';
import { Button, Dialog } from 'shared-ui';
import { useCalendarText } from '../messages/useText.ts';
import { CalendarAddress } from './CalendarAddress.tsx';
import { CalendarFile } from './CalendarFile.tsx';

export interface CalendarDialogProps {
  /** The days that the page shows. */
  readonly range: DateRange;
  readonly onClose: () => void;
}

/**
 * The person's schedules for other calendars: as a file, or by a secret address that they can
 * revoke.
 */
export function CalendarContent({ range, onClose }: CalendarDialogProps) {
  const text = useCalendarText();
  return (
    <Dialog
      open
      width={550}
      title={text('calendar.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('calendar.close')}</Button>}
    >
      <CalendarFile range={range} />
      <CalendarAddress />
    </Dialog>
  );
}
