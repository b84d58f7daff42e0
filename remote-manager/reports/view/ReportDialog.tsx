import { useState } from 'react';
import { reportBounds, type DateRange } from 'shared-contracts';
import {
  CheckboxField,
  deviceTimeZone,
  makeStyles,
  SelectField,
  useHost,
  useToday,
} from 'shared-ui';
import { CostCenterField, ReportDays, ReportForm } from 'shared-ui/download';
import { useText } from '../../messages/useText.ts';
import {
  firstChoice,
  reportNames,
  reportOptions,
  reportQuery,
  reportSites,
  type ReportChoice,
} from '../rules/reportChoice.ts';
import { useReport } from './useReport.ts';

export interface ReportDialogProps {
  /** The days that the page shows. */
  readonly range: DateRange;
  readonly onClose: () => void;
}

/** The kind of report, its days and content (spec §2, summary report). */
export function ReportDialog({ range, onClose }: ReportDialogProps) {
  const text = useText();
  const styles = useStyles();
  const { features } = useHost();
  const today = useToday(deviceTimeZone());
  const [choice, setChoice] = useState(() => firstChoice(range, today));
  const { words, isSending, generate, stop } = useReport(onClose);
  const options = reportOptions(features);
  const contents = [
    'breakSheetsByWeek' as const,
    ...(options.hasExtraction ? ['includeExtractionStatus' as const] : []),
    'includeIncompleteTimePairs' as const,
  ];
  const asked = reportQuery(choice, today, features);
  const change = (part: Partial<ReportChoice>) => setChoice((last) => ({ ...last, ...part }));

  function close(): void {
    stop();
    onClose();
  }

  return (
    <ReportForm
      title={text('reports.title')}
      words={words}
      isSending={isSending}
      onGenerate={asked && (() => void generate(asked))}
      onClose={close}
    >
      <SelectField
        label={text('reports.report')}
        value={choice.reportName}
        disabled={isSending}
        choices={reportNames.map((value) => ({ value, label: text(`reports.name.${value}`) }))}
        onChange={(reportName) => change({ reportName })}
      />
      <ReportDays
        words={words}
        days={choice}
        bounds={reportBounds(today)}
        disabled={isSending}
        onChange={change}
      />
      {options.hasCostCenters && (
        <CostCenterField
          label={text('reports.costCenter')}
          isRequired={options.needsCostCenter}
          disabled={isSending}
          chosen={choice.costCenterId}
          onChange={(costCenterId) => change({ costCenterId })}
        />
      )}
      <SelectField
        label={text('reports.site')}
        optional
        value={choice.siteToGroupBy}
        disabled={isSending}
        choices={reportSites.map((value) => ({ value, label: text(`reports.site.${value}`) }))}
        onChange={(siteToGroupBy) => change({ siteToGroupBy })}
      />
      <div>
        {contents.map((name) => (
          <CheckboxField
            key={name}
            className={styles.check}
            label={text(`reports.${name}`)}
            checked={choice[name]}
            disabled={isSending}
            onChange={(isChecked) => change({ [name]: isChecked })}
          />
        ))}
      </div>
    </ReportForm>
  );
}

const useStyles = makeStyles({
  check: { display: 'flex' },
});
