import { useState } from 'react';
import { reportBounds, type DateRange } from 'shared-contracts';
import {
  Button,
  CheckboxField,
  deviceTimeZone,
  Dialog,
  makeStyles,
  media,
  SelectField,
  useHost,
  useToday,
} from 'shared-ui';
import { DatePicker } from 'shared-ui/date-time';
import { useText } from '../../messages/useText.ts';
import {
  endsBeforeStart,
  firstChoice,
  reportNames,
  reportOptions,
  reportQuery,
  reportSites,
  type ReportChoice,
} from '../rules/reportChoice.ts';
import { CostCenterField } from './CostCenterField.tsx';
import { useReport } from './useReport.ts';

export interface ReportDialogProps {
  /** The days that the page shows. */
  readonly range: DateRange;
  readonly onClose: () => void;
}

/** Which report, of which days, with what in it (spec §2, summary report). */
export function ReportDialog({ range, onClose }: ReportDialogProps) {
  const text = useText();
  const styles = useStyles();
  const { features } = useHost();
  const today = useToday(deviceTimeZone());
  const [choice, setChoice] = useState(() => firstChoice(range, today));
  const { isSending, generate, stop } = useReport(onClose);
  const options = reportOptions(features);
  const bounds = reportBounds(today);
  const asked = reportQuery(choice, today, features);
  const change = (part: Partial<ReportChoice>) => setChoice((last) => ({ ...last, ...part }));
  const days = { min: bounds.startDate, max: bounds.endDate, disabled: isSending };

  function close(): void {
    stop();
    onClose();
  }

  return (
    <Dialog
      open
      width={550}
      title={text('reports.title')}
      onClose={close}
      note={isSending ? text('reports.sending') : null}
      actions={
        <>
          <Button onClick={close}>{text('reports.cancel')}</Button>
          <Button
            look="primary"
            busy={isSending}
            disabled={asked === null || isSending}
            onClick={() => asked && void generate(asked)}
          >
            {text('reports.generate')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <SelectField
          className={styles.wide}
          label={text('reports.report')}
          value={choice.reportName}
          disabled={isSending}
          choices={reportNames.map((value) => ({ value, label: text(`reports.name.${value}`) }))}
          onChange={(reportName) => change({ reportName })}
        />
        <DatePicker
          {...days}
          label={text('reports.from')}
          value={choice.startDate}
          error={choice.startDate ? null : text('reports.required')}
          onChange={(startDate) => change({ startDate })}
        />
        <DatePicker
          {...days}
          label={text('reports.to')}
          value={choice.endDate}
          error={
            choice.endDate === null
              ? text('reports.required')
              : endsBeforeStart(choice)
                ? text('reports.endBeforeStart')
                : null
          }
          onChange={(endDate) => change({ endDate })}
        />
        {options.hasCostCenters && (
          <CostCenterField
            className={styles.wide}
            isRequired={options.needsCostCenter}
            disabled={isSending}
            chosen={choice.costCenterId}
            onChange={(costCenterId) => change({ costCenterId })}
          />
        )}
        <SelectField
          className={styles.wide}
          label={text('reports.site')}
          optional
          value={choice.siteToGroupBy}
          disabled={isSending}
          choices={reportSites.map((value) => ({ value, label: text(`reports.site.${value}`) }))}
          onChange={(siteToGroupBy) => change({ siteToGroupBy })}
        />
        <div className={styles.wide}>
          <CheckboxField
            className={styles.check}
            label={text('reports.breakSheetsByWeek')}
            checked={choice.breakSheetsByWeek}
            disabled={isSending}
            onChange={(breakSheetsByWeek) => change({ breakSheetsByWeek })}
          />
          {options.hasExtraction && (
            <CheckboxField
              className={styles.check}
              label={text('reports.includeExtractionStatus')}
              checked={choice.includeExtractionStatus}
              disabled={isSending}
              onChange={(includeExtractionStatus) => change({ includeExtractionStatus })}
            />
          )}
          <CheckboxField
            className={styles.check}
            label={text('reports.includeIncompleteTimePairs')}
            checked={choice.includeIncompleteTimePairs}
            disabled={isSending}
            onChange={(includeIncompleteTimePairs) => change({ includeIncompleteTimePairs })}
          />
        </div>
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
  check: { display: 'flex' },
});
