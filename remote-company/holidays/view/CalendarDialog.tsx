import type { HolidayCalendarEntry } from 'shared-contracts/company-file/companyFile.ts';
import {
  AddRegular,
  Button,
  DismissRegular,
  IconButton,
  makeStyles,
  media,
  TextField,
} from 'shared-ui';
import { DatePicker } from 'shared-ui/date-time';
import { CodedDialog } from '../../changes/view/CodedDialog.tsx';
import type { ListedEntry } from '../../entries/view/useEntries.ts';
import { useText } from '../../messages/useText.ts';
import {
  holidaysOf,
  rowFaults,
  rowsOf,
  withHolidays,
  withRow,
  type HolidayRow,
} from '../rules/holidayRows.ts';
import { PublicHolidays } from './PublicHolidays.tsx';

interface CalendarDialogProps {
  /** Null: a new one. */
  readonly item: ListedEntry<HolidayCalendarEntry> | null;
  readonly onClose: () => void;
}

/** Makes a calendar or changes its days. A calendar is called by its code. */
export function CalendarDialog({ item, onClose }: CalendarDialogProps) {
  const text = useText();
  return (
    <CodedDialog
      {...{ item, onClose }}
      width={850}
      title={item ? text('holidays.edit', { name: item.facts.name }) : text('holidays.add')}
      form={{
        section: 'holidayCalendars',
        formOf: (entry) => ({ place: '', rows: rowsOf(entry?.holidays ?? []) }),
        nameOf: ({ place }) => place,
        toldName: ({ place }) => item?.facts.name ?? place,
        faultsOf: ({ rows }) => ({
          holidays: rowFaults(rows).size > 0 ? text('holidays.fault') : null,
        }),
        partOf: ({ rows }, code) => ({
          holidayCalendars: [{ code, holidays: holidaysOf(rows) }],
        }),
        partBefore: (entry) => ({ holidayCalendars: [entry] }),
      }}
    >
      {({ place, rows }, edit, shown) => (
        <>
          <PublicHolidays
            onTake={(taken, name) =>
              edit({
                rows: [...withHolidays(rows, taken)],
                place: place === '' ? name : place,
              })
            }
          />
          <Rows
            rows={rows}
            isTried={shown('holidays') !== null}
            onChange={(all) => edit({ rows: [...all] })}
          />
        </>
      )}
    </CodedDialog>
  );
}

interface RowsProps {
  readonly rows: readonly HolidayRow[];
  /** Whether faults are shown. */
  readonly isTried: boolean;
  readonly onChange: (rows: readonly HolidayRow[]) => void;
}

function Rows({ rows, isTried, onChange }: RowsProps) {
  const text = useText();
  const styles = useStyles();
  const faults = isTried ? rowFaults(rows) : new Map<number, never>();
  const change = (changed: HolidayRow) =>
    onChange(rows.map((row) => (row.key === changed.key ? changed : row)));
  return (
    <section aria-label={text('absences.days')} className={styles.rows}>
      {rows.map((row) => {
        const fault = faults.get(row.key);
        return (
          <div key={row.key} className={styles.row}>
            <DatePicker
              label={text('holidays.date')}
              value={row.date}
              onChange={(date) => change({ ...row, date })}
              error={fault ? text(`holidays.fault.${fault}`) : null}
            />
            <TextField
              label={text('entries.name')}
              value={row.name}
              onChange={(name) => change({ ...row, name })}
            />
            <IconButton
              icon={<DismissRegular />}
              label={text('holidays.remove', { name: row.name })}
              onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
            />
          </div>
        );
      })}
      <Button icon={<AddRegular />} className={styles.add} onClick={() => onChange(withRow(rows))}>
        {text('holidays.addDay')}
      </Button>
    </section>
  );
}

const useStyles = makeStyles({
  rows: { display: 'flex', flexDirection: 'column', gap: '8px' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr) 44px',
    alignItems: 'end',
    gap: '8px',
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) 44px',
      '& > :first-child': { gridColumn: '1 / -1' },
    },
  },
  add: { alignSelf: 'start' },
});
