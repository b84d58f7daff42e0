import { useState } from 'react';
import { scheduleReportBounds, type components, type DateRange } from 'shared-contracts';
import {
  CheckboxField,
  deviceTimeZone,
  makeStyles,
  text as type,
  tokens,
  useApi,
  useEmployeeSession,
  useHost,
  useToday,
  useUserFormats,
} from 'shared-ui';
import {
  CostCenterField,
  fileOf,
  ReportDays,
  ReportForm,
  useReportDownload,
} from 'shared-ui/download';
import { useReportText } from '../messages/useText.ts';
import {
  firstChoice,
  reportedWeeks,
  reportQuery,
  type ReportChoice,
  type ReportQuery,
} from '../rules/reportChoice.ts';

export interface ScheduleReportDialogProps {
  /** The days that the board shows. */
  readonly range: DateRange;
  /** The groups in the board's filter, which apply to the report, too. */
  readonly groups: readonly components['schemas']['EmployeeGroupName'][];
  readonly onClose: () => void;
}

/** The days and people of the report of planned schedules (spec §2, §5). */
export function ScheduleReportContent({ range, groups, onClose }: ScheduleReportDialogProps) {
  const text = useReportText();
  const styles = useStyles();
  const formats = useUserFormats();
  const { features } = useHost();
  const { startOfWeek } = useEmployeeSession().configuration;
  const today = useToday(deviceTimeZone());
  const [choice, setChoice] = useState(() => firstChoice(range, today));
  const words = useReportWords();
  const fetchReport = useFetchReport();
  const { isSending, generate, stop } = useReportDownload(words, { onDone: onClose });
  const weeks = reportedWeeks(choice, today, startOfWeek);
  const shownWeeks = weeks && formats.dateRange(weeks.startDate, weeks.endDate, true);
  const groupIds = groups.map(({ id }) => id);
  const query = reportQuery(choice, today, features, groupIds);
  const change = (part: Partial<ReportChoice>) => setChoice((last) => ({ ...last, ...part }));

  const ask = (asked: ReportQuery) =>
    generate({
      title: text('report.confirm'),
      question: text('report.confirm.text', { range: shownWeeks ?? '' }),
      confirm: text('report.generate'),
      fetch: (signal) => fetchReport(asked, signal),
    });

  function close(): void {
    stop();
    onClose();
  }

  return (
    <ReportForm
      title={text('report.title')}
      words={words}
      isSending={isSending}
      onGenerate={query && (() => void ask(query))}
      onClose={close}
    >
      <ReportDays
        words={words}
        days={choice}
        bounds={scheduleReportBounds(today)}
        disabled={isSending}
        onChange={change}
      />
      <p className={styles.note} aria-live="polite">
        {shownWeeks && text('report.weeks', { range: shownWeeks })}
      </p>
      {features.features.COST_CENTERS && (
        <CostCenterField
          label={text('report.costCenter')}
          isRequired={features.features.COST_CENTER_FIELD_REQUIRED}
          disabled={isSending}
          chosen={choice.costCenterId}
          onChange={(costCenterId) => change({ costCenterId })}
        />
      )}
      {groups.length > 0 && (
        <p className={styles.note}>
          {text('report.groups', { names: groups.map(({ groupName }) => groupName).join(', ') })}
        </p>
      )}
      <CheckboxField
        label={text('report.breakSheetsByWeek')}
        checked={choice.breakSheetsByWeek}
        disabled={isSending}
        onChange={(breakSheetsByWeek) => change({ breakSheetsByWeek })}
      />
    </ReportForm>
  );
}

function useReportWords() {
  const text = useReportText();
  return {
    from: text('report.from'),
    to: text('report.to'),
    required: text('report.required'),
    endBeforeStart: text('report.endBeforeStart'),
    generate: text('report.generate'),
    cancel: text('report.cancel'),
    sending: text('report.sending'),
    done: text('report.done'),
    later: text('report.later'),
    failed: text('report.failed'),
    failedText: text('report.failed.text'),
  };
}

/** The report as a file; null without planned schedules. */
function useFetchReport() {
  const api = useApi();
  const { locale } = useHost();
  return async (asked: ReportQuery, signal: AbortSignal) => {
    const { data, response } = await api.GET('/api/reporting/employee-schedule-report', {
      params: { query: { ...asked, lang: locale, timeZone: deviceTimeZone() } },
      parseAs: 'blob',
      signal,
    });
    return response.status === 204 ? null : fileOf(data, response, 'report.xlsx');
  };
}

const useStyles = makeStyles({
  note: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground3 },
});
