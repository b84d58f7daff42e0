import {
  DismissCircleRegular,
  makeStyles,
  palette,
  text as type,
  tokens,
  WarningRegular,
} from 'shared-ui';
import { useAssignText } from '../messages/useText.ts';
import {
  changesAnything,
  groupRefusals,
  groupRemarks,
  type PlanPreviewRow,
} from '../rules/planPreview.ts';

/** The remarks on a plan and its refusals, as text with counts. */
export function PlanNotes({ rows }: { readonly rows: readonly PlanPreviewRow[] }) {
  const text = useAssignText();
  const styles = useStyles();
  const remarks = groupRemarks(rows);
  const refusals = groupRefusals(rows);
  const lines = [...refusals.map(({ people }) => people), ...remarks.map(({ items }) => items)];
  const isOpen = lines.flat().length <= mostOpen;
  return (
    <div role="status">
      {refusals.length === 0 && !changesAnything(rows) && (
        <p className={styles.none}>{text('assign.preview.unchanged')}</p>
      )}
      {refusals.map(({ message, people }) => (
        <details key={message} open={isOpen}>
          <summary className={styles.refused}>
            <DismissCircleRegular className={styles.icon} />
            {text('assign.refused', { people: people.length, message })}
          </summary>
          <ul className={styles.items}>
            {people.map(({ userId, name }) => (
              <li key={userId}>{name}</li>
            ))}
          </ul>
        </details>
      ))}
      {remarks.map(({ kind, people, items }) => (
        <details key={kind} open={isOpen}>
          <summary className={styles.remark}>
            <WarningRegular className={styles.icon} />
            {text(`assign.remark.${kind}`, { people })}
          </summary>
          <ul className={styles.items}>
            {items.map(({ userId, name, message }) => (
              <li key={`${userId} ${message}`}>{text('assign.remark.of', { name, message })}</li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

/** Maximum number of lines that are expanded; more are collapsed. */
const mostOpen = 4;

const summary = {
  ...type.secondaryStrong,
  minHeight: '32px',
  lineHeight: '32px',
  cursor: 'pointer',
} as const;

const useStyles = makeStyles({
  remark: { ...summary, color: palette.status.warning.text },
  refused: { ...summary, color: palette.status.rejected.text },
  none: { ...type.secondaryStrong, margin: '0 0 8px' },
  icon: { margin: '0 8px 0 4px', fontSize: '18px', verticalAlign: '-4px' },
  items: {
    ...type.secondary,
    margin: '0 0 8px',
    padding: '0 0 0 26px',
    color: tokens.colorNeutralForeground2,
  },
});
