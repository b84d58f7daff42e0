import { useState } from 'react';
import { scheduleReportBounds, type components, type DateRange } from 'shared-contracts';
import {
  Button,
  CheckboxField,
  ComboField,
  deviceTimeZone,
  Dialog,
  makeStyles,
  media,
  text as type,
  tokens,
  useApi,
  useEmployeeSession,
  useFailureText,
  useHost,
  useQuery,
  useToday,
  useUserFormats,
} from 'shared-ui';
import { DatePicker } from 'shared-ui/date-time';
import { fileOf, useReportDownload } from 'shared-ui/download';
import { useReportText } from '../messages/useText.ts';
import {
  endsBeforeStart,
  firstChoice,
  reportedWeeks,
  reportQuery,
  type ReportChoice,
  type ReportQuery,
} from '../rules/reportChoice.ts';

export interface ScheduleReportDialogProps {
  /** The days that the board shows. */
  readonly range: DateRange;
  /** By which the board is filtered; the report is, too. */
  readonly groups: readonly components['schemas']['EmployeeGroupName'][];
  readonly onClose: () => void;
}

/** Of which days, and of whose people, the report of planned schedules is (spec §2, §5). */
export function ScheduleReportContent({ range, groups, onClose }: ScheduleReportDialogProps) {
  const text = useReportText();
  const styles = useStyles();
  const api = useApi();
  const formats = useUserFormats();
  const failureText = useFailureText();
  const { features, locale } = useHost();
  const { startOfWeek } = useEmployeeSession().configuration;
  const today = useToday(deviceTimeZone());
  const [choice, setChoice] = useState(() => firstChoice(range, today));
  const [search, setSearch] = useState('');
  const costCenters = useQuery({
    ...api.query.GET('/api/time-pairs/all-cost-centers'),
    enabled: features.features.COST_CENTERS,
  });
  const words = {
    done: text('report.done'),
    later: text('report.later'),
    failed: text('report.failed'),
    failedText: text('report.failed.text'),
  };
  const { isSending, generate, stop } = useReportDownload(words, { onDone: onClose });
  const bounds = scheduleReportBounds(today);
  const days = { min: bounds.startDate, max: bounds.endDate, disabled: isSending };
  const weeks = reportedWeeks(choice, today, startOfWeek);
  const shownWeeks = weeks && formats.dateRange(weeks.startDate, weeks.endDate, true);
  const groupIds = groups.map(({ id }) => id);
  const query = reportQuery(choice, today, features, groupIds);
  const change = (part: Partial<ReportChoice>) => setChoice((last) => ({ ...last, ...part }));
  const choices = (costCenters.data ?? []).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  const wanted = search.trim().toLowerCase();

  const fetchReport = async (asked: ReportQuery, signal: AbortSignal) => {
    const { data, response } = await api.GET('/api/reporting/employee-schedule-report', {
      params: { query: { ...asked, lang: locale, timeZone: deviceTimeZone() } },
      parseAs: 'blob',
      signal,
    });
    return response.status === 204 ? null : fileOf(data, response, 'report.xlsx');
  };

  function close(): void {
    stop();
    onClose();
  }

  return (
    <Dialog
      open
      width={550}
      title={text('report.title')}
      onClose={close}
      note={isSending ? text('report.sending') : null}
      actions={
        <>
          <Button onClick={close}>{text('report.cancel')}</Button>
          <Button
            look="primary"
            busy={isSending}
            disabled={query === null || isSending}
            onClick={() =>
              query &&
              void generate({
                title: text('report.confirm'),
                question: text('report.confirm.text', { range: shownWeeks ?? '' }),
                confirm: text('report.generate'),
                fetch: (signal) => fetchReport(query, signal),
              })
            }
          >
            {text('report.generate')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <DatePicker
          {...days}
          label={text('report.from')}
          value={choice.startDate}
          error={choice.startDate ? null : text('report.required')}
          onChange={(startDate) => change({ startDate })}
        />
        <DatePicker
          {...days}
          label={text('report.to')}
          value={choice.endDate}
          error={
            choice.endDate === null
              ? text('report.required')
              : endsBeforeStart(choice)
                ? text('report.endBeforeStart')
                : null
          }
          onChange={(endDate) => change({ endDate })}
        />
        <p className={styles.note} aria-live="polite">
          {shownWeeks && text('report.weeks', { range: shownWeeks })}
        </p>
        {features.features.COST_CENTERS && (
          <ComboField
            className={styles.wide}
            label={text('report.costCenter')}
            optional={!features.features.COST_CENTER_FIELD_REQUIRED}
            error={costCenters.error ? failureText(costCenters.error) : null}
            disabled={isSending}
            loading={costCenters.isPending}
            chosen={choices.find(({ value }) => value === String(choice.costCenterId)) ?? null}
            choices={choices.filter(({ label }) => label.toLowerCase().includes(wanted))}
            onSearch={setSearch}
            onChange={(chosen) => change({ costCenterId: chosen && Number(chosen.value) })}
          />
        )}
        {groups.length > 0 && (
          <p className={styles.note}>
            {text('report.groups', { names: groups.map(({ groupName }) => groupName).join(', ') })}
          </p>
        )}
        <CheckboxField
          className={styles.wide}
          label={text('report.breakSheetsByWeek')}
          checked={choice.breakSheetsByWeek}
          disabled={isSending}
          onChange={(breakSheetsByWeek) => change({ breakSheetsByWeek })}
        />
      </div>
    </Dialog>
  );
}

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: '1fr 1fr',
    [media.phone]: { gridTemplateColumns: '1fr', paddingTop: '12px' },
  },
  wide: { gridColumn: '1 / -1' },
  note: {
    ...type.secondary,
    gridColumn: '1 / -1',
    margin: 0,
    color: tokens.colorNeutralForeground3,
  },
});
