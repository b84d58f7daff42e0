import {
  Badge,
  CheckmarkCircleFilled,
  DismissCircleFilled,
  makeStyles,
  ScrollArea,
  text as type,
  tokens,
} from 'shared-ui';
import { Cell, Row, Table, useVirtualRows } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import type { MassRun } from '../rules/massRun.ts';

/** The outcome for each person, stopped ones first. */
export function OutcomeList({ run }: { readonly run: MassRun }) {
  const styles = useStyles();
  return (
    <ScrollArea className={styles.area}>
      <Outcomes run={run} />
    </ScrollArea>
  );
}

function Outcomes({ run: { kind, people, outcomes } }: { readonly run: MassRun }) {
  const text = useText();
  const styles = useStyles();
  const items = people
    .flatMap((person) => {
      const outcome = outcomes.get(person.employeeId);
      return outcome ? [{ ...person, ...outcome }] : [];
    })
    .toSorted((a, b) => Number(a.isDone) - Number(b.isDone));
  const { rows, rowCount } = useVirtualRows({
    items,
    keyOf: ({ employeeId }) => employeeId,
    heightOf: ({ words }) => (words === null ? 44 : 64),
    columns: 1,
    render: ({ employeeId, name, isDone, words }, position) => (
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
    ),
  });
  return (
    <Table label={text('clocking.outcomes')} columns={['auto']} rowCount={rowCount}>
      {rows}
    </Table>
  );
}

const useStyles = makeStyles({
  area: {
    maxHeight: 'min(48vh, 420px)',
    marginTop: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  cell: { padding: '8px 12px' },
  line: { display: 'flex', flexWrap: 'wrap', gap: '2px 12px', justifyContent: 'space-between' },
  name: { ...type.bodyStrong },
  words: { ...type.secondary, color: tokens.colorNeutralForeground3 },
});
