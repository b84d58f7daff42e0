import { addDays, type DateRange } from 'shared-contracts';
import { Button, useApi, useHost, useMutation, useUserFormats } from 'shared-ui';
import { saveFile } from 'shared-ui/download';
import { fetchCalendarFile } from '../data/calendarCalls.ts';
import { useCalendarText } from '../messages/useText.ts';
import { useCalendarFailure } from './useCalendarFailure.ts';
import { useCalendarStyles } from './useCalendarStyles.ts';

/** The maximum of a request, in whole weeks. */
const daysInFile = 63;

/** The schedules from the first day shown, as a file. */
export function CalendarFile({ range }: { readonly range: DateRange }) {
  const text = useCalendarText();
  const styles = useCalendarStyles();
  const api = useApi();
  const formats = useUserFormats();
  const { locale } = useHost();
  const failed = useCalendarFailure();
  const days = { startDate: range.startDate, endDate: addDays(range.startDate, daysInFile - 1) };
  const file = useMutation({
    mutationFn: () => fetchCalendarFile(api, days, locale, text('calendar.file.name', days)),
    onSuccess: saveFile,
    onError: failed,
  });
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{text('calendar.file')}</h3>
      <p className={styles.words}>
        {text('calendar.file.text', {
          range: formats.dateRange(days.startDate, days.endDate, true),
        })}
      </p>
      <Button busy={file.isPending} onClick={() => file.mutate()}>
        {text('calendar.download')}
      </Button>
    </section>
  );
}
