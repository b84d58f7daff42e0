import { useState } from 'react';
import { isNotTaken, isOnItsWay, type components } from 'shared-contracts';
import {
  Badge,
  Button,
  makeStyles,
  media,
  palette,
  synchronisationLooks,
  text as type,
  tokens,
  useEmployeeSession,
  useHrConnection,
  useUserFormats,
} from 'shared-ui';
import type { PlanHistoryRow } from '../data/historyPages.ts';
import { usePlanHistoryText } from '../messages/useText.ts';

export interface HistoryRowProps {
  readonly change: PlanHistoryRow;
  readonly timeZone: string;
  readonly onSendAgain: (externalCode: string) => Promise<void>;
  /** Undoes it; null if that is not possible. */
  readonly onUndo: (() => Promise<void>) | null;
}

/** A change of the plan: author, time, content, and whether the HR system has taken it. */
export function HistoryRow({ change, timeZone, onSendAgain, onUndo }: HistoryRowProps) {
  const text = usePlanHistoryText();
  const styles = useStyles();
  const formats = useUserFormats();
  const { employeeId } = useEmployeeSession();
  const { assignmentDate, startDate, endDate, action, errorMessage } = change;
  const { ecSynchronisationStatus: status, tempWorkScheduleExternalCode: code } = change;
  const [isBusy, setIsBusy] = useState(false);
  const hasFailed = status !== null && isNotTaken(status);
  const name = change.workScheduleExternalName;

  const named = { name, days: formats.dateRange(startDate, endDate) };

  async function carryOut(command: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    try {
      await command();
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <tr>
      <th scope="row" className={styles.person} data-label={text('planHistory.by')}>
        <span>
          {change.modifiedByName}{' '}
          {change.modifiedByEmpId === employeeId && (
            <span className={styles.you}>{text('planHistory.you')}</span>
          )}
        </span>
      </th>
      <td className={styles.cell} data-label={text('planHistory.at')}>
        {formats.day(formats.dateOf(assignmentDate, timeZone), true)},{' '}
        {formats.time(assignmentDate, timeZone)}
      </td>
      <td className={styles.cell} data-label={text('planHistory.schedule')}>
        <span>
          {name}
          <span className={styles.action}>{text(`planHistory.action.${action}`)}</span>
        </span>
      </td>
      <td className={styles.cell} data-label={text('planHistory.start')}>
        {formats.day(startDate)}
      </td>
      <td className={styles.cell} data-label={text('planHistory.end')}>
        {formats.day(endDate)}
      </td>
      <td className={styles.cell} data-label={text('planHistory.status')}>
        <span className={styles.standing}>
          <Standing status={status} />
          {errorMessage && <span className={styles.fault}>{errorMessage}</span>}
          {hasFailed && code && (
            <Button
              size="row"
              busy={isBusy}
              aria-label={text('planHistory.tryAgain.of', named)}
              onClick={() => void carryOut(() => onSendAgain(code))}
            >
              {text('planHistory.tryAgain')}
            </Button>
          )}
          {onUndo && (
            <Button
              size="row"
              busy={isBusy}
              aria-label={text('planHistory.undo.of', named)}
              onClick={() => void carryOut(onUndo)}
            >
              {text('planHistory.undo')}
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}

function Standing({
  status,
}: {
  readonly status: components['schemas']['SynchronisationStatus'] | null;
}) {
  const text = usePlanHistoryText();
  const isHrConnected = useHrConnection();
  if (status === null) return text('planHistory.sync.none');
  const { meaning, icon } = synchronisationLooks[status];
  const isKept = !isHrConnected && isOnItsWay(status);
  return (
    <Badge bare meaning={meaning} icon={icon}>
      {text(isKept ? 'planHistory.sync.notConnected' : `planHistory.sync.${status}`)}
    </Badge>
  );
}

const cell = {
  ...type.body,
  ...type.numbers,
  padding: '10px 8px',
  textAlign: 'left',
  verticalAlign: 'top',
  borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  [media.phone]: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '4px 0',
    border: 'none',
    textAlign: 'right',
    '::before': {
      content: 'attr(data-label)',
      flexShrink: 0,
      fontWeight: tokens.fontWeightRegular,
      color: tokens.colorNeutralForeground3,
    },
  },
} as const;

const useStyles = makeStyles({
  cell,
  person: { ...cell, fontWeight: tokens.fontWeightSemibold },
  you: {
    ...type.captionStrong,
    padding: '1px 6px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  action: { ...type.secondary, display: 'block', color: tokens.colorNeutralForeground3 },
  standing: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: '4px',
    [media.phone]: { alignItems: 'end' },
  },
  fault: { ...type.secondary, color: palette.status.warning.text },
});
