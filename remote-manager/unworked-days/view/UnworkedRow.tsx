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
import { Cell, Row, RowActions } from 'shared-ui/table';
import { useListStyles } from '../../approvals/view/useListStyles.ts';
import { useText } from '../../messages/useText.ts';
import type { UnworkedDay } from '../rules/unworkedDay.ts';
import { useUnworkedActions, type UnworkedAction } from './useUnworkedActions.tsx';

export interface UnworkedRowProps {
  readonly day: UnworkedDay;
  /** The person has several positions: the row says which. */
  readonly namesPosition: boolean;
  readonly index: number;
  readonly rowRef: (element: HTMLTableRowElement | null) => void;
}

/** A planned shift without time below its person, with all columns. */
export function UnworkedRow({ day, namesPosition, index, rowRef }: UnworkedRowProps) {
  const styles = useStyles();
  const formats = useUserFormats();
  const { menuLabel, actions } = useUnworkedActions(day);
  const { planned, timeZone } = day;
  return (
    <Row ref={rowRef} index={index} level={2}>
      <Cell />
      <Cell />
      <Cell isRowHead tone="strong" className={styles.head}>
        {formats.day(day.date)}
        {namesPosition && <span className={styles.position}>{day.positionDescription}</span>}
      </Cell>
      <Cell align="end" tone="quiet">
        {formats.timeRange(planned.start, planned.end, timeZone)}
      </Cell>
      <Cell />
      <Cell className={styles.state}>
        <NotWorked day={day} />
      </Cell>
      <RowActions menuLabel={menuLabel} actions={() => actions}>
        <Buttons actions={actions} />
      </RowActions>
    </Row>
  );
}

/** The same in lines, with its buttons below, for phones and tablets. */
export function UnworkedListRow({ day, namesPosition, index, rowRef }: UnworkedRowProps) {
  const list = useListStyles();
  const styles = useStyles();
  const formats = useUserFormats();
  const { actions } = useUnworkedActions(day);
  const { planned, timeZone } = day;
  return (
    <Row ref={rowRef} index={index} level={2} height={56}>
      <Cell className={list.start} />
      <Cell isRowHead className={list.content}>
        <div className={list.lines}>
          <span className={list.line}>
            <span className={list.first}>
              {formats.day(day.date)}{' '}
              <span className={styles.times}>
                {formats.timeRange(planned.start, planned.end, timeZone)}
              </span>
            </span>
          </span>
          {namesPosition && <span className={list.second}>{day.positionDescription}</span>}
          <span className={list.words}>
            <NotWorked day={day} />
          </span>
        </div>
        <div className={styles.buttons}>
          <Buttons actions={actions} />
        </div>
      </Cell>
      <Cell className={list.end} />
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
  head: { paddingInlineStart: '36px' },
  position: {
    display: 'block',
    fontSize: '12px',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground3,
  },
  state: { paddingInlineStart: '28px' },
  words: { ...type.secondaryStrong },
  quiet: { ...type.secondary, color: tokens.colorNeutralForeground3 },
  times: { ...type.body, color: tokens.colorNeutralForeground3 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '4px 8px', paddingTop: '8px' },
});
