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
import { Row, RowActions } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import { EntryColumns } from '../../people/view/EntryColumns.tsx';
import { EntryLines } from '../../people/view/EntryLines.tsx';
import type { RowPlace } from '../../people/view/RowPlace.ts';
import type { UnworkedDay } from '../data/unworkedDays.ts';
import { useUnworkedActions, type UnworkedAction } from './useUnworkedActions.tsx';

export interface UnworkedRowProps extends RowPlace {
  readonly day: UnworkedDay;
  /** The person has several positions: the row names it. */
  readonly namesPosition: boolean;
}

/** A planned shift without time below its person; when stacked, its buttons are below. */
export function UnworkedRow(props: UnworkedRowProps) {
  const { day, namesPosition, layout, index, rowRef } = props;
  const styles = useStyles();
  const formats = useUserFormats();
  const { menuLabel, actions } = useUnworkedActions(day);
  const { planned, timeZone } = day;
  const isList = layout === 'list';
  const buttons = <Buttons actions={actions} />;
  const words = {
    choice: null,
    day: formats.day(day.date),
    position: namesPosition ? day.positionDescription : '',
    times: formats.timeRange(planned.start, planned.end, timeZone),
    words: <NotWorked day={day} />,
  };
  return (
    <Row ref={rowRef} index={index} level={2} height={isList ? 56 : 44}>
      {isList ? (
        <EntryLines {...words} below={<div className={styles.buttons}>{buttons}</div>} />
      ) : (
        <EntryColumns
          {...words}
          end={
            <RowActions menuLabel={menuLabel} actions={() => actions}>
              {buttons}
            </RowActions>
          }
        />
      )}
    </Row>
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
