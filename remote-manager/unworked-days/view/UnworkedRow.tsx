import type { ReactNode } from 'react';
import {
  Badge,
  Button,
  makeStyles,
  text as type,
  tokens,
  useUserFormats,
  WarningFilled,
} from 'shared-ui';
import { RowActions } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import { TimeRow, type RowPlace } from '../../people/view/TimeRow.tsx';
import type { UnworkedDay } from '../data/unworkedDays.ts';
import { useUnworkedActions, type UnworkedAction } from './useUnworkedActions.tsx';

export interface UnworkedRowProps extends RowPlace {
  readonly day: UnworkedDay;
  /** The person has several positions: the row says which. */
  readonly namesPosition: boolean;
}

/** A planned shift without time below its person; in lines, its buttons stand below. */
export function UnworkedRow({ day, namesPosition, ...place }: UnworkedRowProps) {
  const styles = useStyles();
  const formats = useUserFormats();
  const { menuLabel, actions } = useUnworkedActions(day);
  const { planned, timeZone } = day;
  const isList = place.layout === 'list';
  const buttons = <Buttons actions={actions} />;
  return (
    <TimeRow
      {...place}
      name={formats.day(day.date)}
      position={namesPosition && day.positionDescription}
      isExtentQuiet
      extent={formats.timeRange(planned.start, planned.end, timeZone)}
      words={<NotWorked day={day} />}
      below={isList && <div className={styles.buttons}>{buttons}</div>}
      end={
        !isList && (
          <RowActions menuLabel={menuLabel} actions={() => actions}>
            {buttons}
          </RowActions>
        )
      }
    />
  );
}

function NotWorked({ day }: { readonly day: UnworkedDay }): ReactNode {
  const text = useText();
  const styles = useStyles();
  return (
    <>
      <Badge bare meaning="warning" icon={<WarningFilled />} className={styles.words}>
        {text('unworked.count', { count: 1 })}
      </Badge>{' '}
      <span className={styles.quiet}>
        {text('unworked.planned', { schedule: day.scheduleName })}
      </span>
    </>
  );
}

function Buttons({ actions }: { readonly actions: readonly UnworkedAction[] }): ReactNode {
  return actions.map(({ key, label, name, isBusy, onSelect }) => (
    <Button
      key={key}
      size="row"
      {...(key === 'leave' ? { look: 'subtle' as const } : {})}
      aria-label={name}
      disabled={isBusy}
      onClick={onSelect}
    >
      {label}
    </Button>
  ));
}

const useStyles = makeStyles({
  words: { ...type.secondaryStrong },
  quiet: { ...type.secondary, color: tokens.colorNeutralForeground3 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '4px 8px', paddingTop: '8px' },
});
