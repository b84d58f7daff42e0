import {
  Badge,
  CheckmarkCircleFilled,
  DismissCircleFilled,
  makeStyles,
  text as type,
  tokens,
} from 'shared-ui';
import { Cell, Row } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import type { MassRun } from '../rules/massRun.ts';
import { ScrolledRows } from './ScrolledRows.tsx';

/** The outcome for each person, stopped ones first. */
export function OutcomeList({ run: { kind, people, outcomes } }: { readonly run: MassRun }) {
  const text = useText();
  const styles = useStyles();
  const items = people
    .flatMap((person) => {
      const outcome = outcomes.get(person.employeeId);
      return outcome ? [{ ...person, ...outcome }] : [];
    })
    .toSorted((a, b) => Number(a.isDone) - Number(b.isDone));
  return (
    <ScrolledRows
      label={text('clocking.outcomes')}
      className={styles.area}
      items={items}
      keyOf={({ employeeId }) => employeeId}
      heightOf={({ words }) => (words === null ? 44 : 64)}
      render={({ employeeId, name, isDone, words }, position) => (
        <Row key={employeeId} {...position}>
          <Cell isRowHead className={styles.cell}>
            <span className={styles.line}>
              <span className={styles.name}>{name}</span>
              <Badge
                bare
                meaning={isDone ? 'approved' : 'rejected'}
                icon={isDone ? <CheckmarkCircleFilled /> : <DismissCircleFilled />}
              >
                {text(isDone ? `clocking.row.${kind}` : 'clocking.row.stopped')}
              </Badge>
            </span>
            {words !== null && <span className={styles.words}>{words}</span>}
          </Cell>
        </Row>
      )}
    />
  );
}

const useStyles = makeStyles({
  area: { maxHeight: 'min(48vh, 420px)' },
  cell: { padding: '8px 12px' },
  line: { display: 'flex', flexWrap: 'wrap', gap: '2px 12px', justifyContent: 'space-between' },
  name: { ...type.bodyStrong },
  words: { ...type.secondary, color: tokens.colorNeutralForeground3 },
});
