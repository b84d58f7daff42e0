import { useState } from 'react';
import {
  Button,
  makeStyles,
  palette,
  text as type,
  tokens,
  useUserFormats,
  VisuallyHidden,
  WarningRegular,
} from 'shared-ui';
import type { PlanPreview } from '../data/planCalls.ts';
import { useAssignText } from '../messages/useText.ts';
import { remarksOn } from '../rules/remarksOn.ts';
import { comingRuns } from '../rules/planPreview.ts';
import { useBriefText } from './useBriefText.ts';

const shownAtFirst = 12;

/** The new and the previous plan by day: one line for consecutive days. */
export function PreviewTable({ preview }: { readonly preview: PlanPreview }) {
  const text = useAssignText();
  const styles = useStyles();
  const formats = useUserFormats();
  const briefText = useBriefText();
  const [isWhole, setIsWhole] = useState(false);
  const lines = preview.rows
    .filter(({ refusal }) => refusal === null)
    .flatMap((row) => comingRuns(row).map((run, index) => ({ row, run, isFirst: index === 0 })));
  const shown = isWhole ? lines : lines.slice(0, shownAtFirst);
  if (lines.length === 0) return null;
  return (
    <>
      <table className={styles.table} aria-label={text('assign.preview')}>
        <thead>
          <tr>
            <th className={styles.head}>{text('assign.preview.person')}</th>
            <th className={styles.head}>{text('assign.preview.days')}</th>
            <th className={styles.head}>{text('assign.preview.after')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, run, isFirst }) => (
            <tr key={`${row.userId} ${run.startDate}`}>
              <th scope="row" className={styles.person}>
                <span className={isFirst ? undefined : styles.again}>{row.employeeName}</span>
              </th>
              <td className={styles.cell}>
                {run.startDate === run.endDate
                  ? formats.day(run.startDate)
                  : formats.dateRange(run.startDate, run.endDate)}
                <RemarkMark messages={remarksOn(row, run)} />
              </td>
              <td className={styles.cell}>
                {briefText(run.after, preview.workSchedules)}
                <span className={styles.before}>
                  {text('assign.preview.before')}: {briefText(run.before, preview.workSchedules)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < lines.length && (
        <Button size="row" look="subtle" tone="brand" onClick={() => setIsWhole(true)}>
          {text('assign.preview.more', { count: lines.length - shown.length })}
        </Button>
      )}
    </>
  );
}

function RemarkMark({ messages }: { readonly messages: readonly string[] }) {
  const styles = useStyles();
  if (messages.length === 0) return null;
  const said = messages.join(' ');
  return (
    <span className={styles.remark} title={said}>
      {' '}
      <WarningRegular />
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}

const head = {
  ...type.captionStrong,
  padding: '4px 6px 4px 0',
  textAlign: 'left',
  color: tokens.colorNeutralForeground3,
  borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
} as const;

const cell = {
  ...type.secondary,
  ...type.numbers,
  padding: '6px 6px 6px 0',
  textAlign: 'left',
  verticalAlign: 'top',
  borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
} as const;

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse' },
  head,
  cell,
  person: { ...cell, fontWeight: tokens.fontWeightSemibold },
  // Announced in each line, visible in the first.
  again: { opacity: 0 },
  remark: { color: palette.status.warning.text, verticalAlign: '-2px' },
  before: { display: 'block', color: tokens.colorNeutralForeground3 },
});
