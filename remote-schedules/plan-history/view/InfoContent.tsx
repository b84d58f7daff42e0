import { Avatar, Dialog, makeStyles, media, text as type, tokens } from 'shared-ui';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import { usePlanHistoryText } from '../messages/useText.ts';

export interface InfoDialogProps {
  readonly row: PlannedRow;
  readonly onClose: () => void;
}

/** A person on the board, and their work pattern (spec §2, employee info). */
export function InfoContent({ row, onClose }: InfoDialogProps) {
  const text = usePlanHistoryText();
  const styles = useStyles();
  const { employeeName: name, employeeId, currentEmployeeGroups: groups } = row;
  return (
    <Dialog
      open
      width={550}
      picture={<Avatar name={name} colorKey={employeeId} size={36} />}
      title={text('planInfo.title', { name })}
      onClose={onClose}
    >
      <dl className={styles.list}>
        <dt className={styles.label}>{text('planInfo.name')}</dt>
        <dd className={styles.value}>{name}</dd>
        <dt className={styles.label}>{text('planInfo.number')}</dt>
        <dd className={styles.value}>{row.employeeNumber}</dd>
        <dt className={styles.label}>{text('planInfo.position')}</dt>
        <dd className={styles.value}>{row.position.description}</dd>
        <dt className={styles.label}>{text('planInfo.schedule')}</dt>
        <dd className={styles.value}>
          {row.currentWorkScheduleName ?? text('planInfo.schedule.none')}
          {row.currentWorkScheduleCode && (
            <span className={styles.code}>{row.currentWorkScheduleCode}</span>
          )}
        </dd>
        <dt className={styles.label}>{text('planInfo.variant')}</dt>
        <dd className={styles.value}>
          {text(`planInfo.variant.${variantOf(row.timeRecordingVariant)}`)}
        </dd>
        <dt className={styles.label}>{text('planInfo.groups')}</dt>
        <dd className={styles.value}>
          {groups.length === 0 ? (
            text('planInfo.groups.none')
          ) : (
            <ul className={styles.groups}>
              {groups.map((group) => (
                <li key={group.id} className={styles.group}>
                  {group.groupName}
                </li>
              ))}
            </ul>
          )}
        </dd>
      </dl>
    </Dialog>
  );
}

/** A newer server may send others. */
function variantOf(variant: string): 'CLOCK' | 'DURATION' | 'unknown' {
  return variant === 'CLOCK' || variant === 'DURATION' ? variant : 'unknown';
}

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, auto) 1fr',
    gap: '12px 24px',
    margin: 0,
    [media.phone]: { gridTemplateColumns: '1fr', gap: '2px', paddingTop: '12px' },
  },
  label: { ...type.body, color: tokens.colorNeutralForeground3 },
  value: {
    ...type.body,
    ...type.numbers,
    margin: 0,
    [media.phone]: { ...type.rowFirst, paddingBottom: '12px' },
  },
  code: { marginLeft: '8px', color: tokens.colorNeutralForeground3 },
  groups: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  group: {
    ...type.secondary,
    padding: '4px 10px',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
});
