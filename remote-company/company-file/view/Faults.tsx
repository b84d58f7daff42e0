import {
  Button,
  DismissCircleFilled,
  makeStyles,
  MessageNote,
  text as type,
  tokens,
  useViewport,
} from 'shared-ui';
import { Cell, HeadCell, Row, Table } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import type { CompanyCheck } from '../rules/importFlow.ts';
import { Actions } from './Actions.tsx';
import { ChooseAnother } from './ChooseAnother.tsx';
import { Frame } from './Frame.tsx';
import type { CheckedProps } from './Preview.tsx';

/** The errors of a file, by line. */
export function Faults({ check, name, steps }: CheckedProps) {
  const text = useText();
  const { faults, faultCount } = check;
  return (
    <>
      <MessageNote
        icon={<DismissCircleFilled />}
        meaning="rejected"
        title={text('import.faults', { count: faultCount })}
      >
        {faultCount > faults.length &&
          text('import.faults.first', { shown: faults.length, count: faultCount })}
      </MessageNote>
      <Frame>
        <FaultTable faults={faults} label={text('import.faults.list', { name })} />
      </Frame>
      <Actions>
        <ChooseAnother look="primary" label={text('import.corrected')} onChoose={steps.choose} />
        <Button onClick={steps.cancel}>{text('company.cancel')}</Button>
      </Actions>
    </>
  );
}

/** The server words faults of a file in English only. */
const faultLanguage = 'en';

interface FaultTableProps {
  readonly faults: CompanyCheck['faults'];
  readonly label: string;
}

function FaultTable({ faults, label }: FaultTableProps) {
  const text = useText();
  const styles = useStyles();
  const isPhone = useViewport() === 'phone';
  const keyOf = ({ line, field, message }: FaultTableProps['faults'][number]) =>
    `${line} ${field} ${message}`;
  if (isPhone) {
    return (
      <Table label={label} columns={['auto']}>
        {faults.map((fault) => (
          <Row key={keyOf(fault)}>
            <Cell isRowHead className={styles.cell}>
              <div className={styles.place}>
                {text('import.fault.at', { line: fault.line })} · {fault.field}
              </div>
              <span lang={faultLanguage}>{fault.message}</span>
            </Cell>
          </Row>
        ))}
      </Table>
    );
  }
  return (
    <Table
      label={label}
      columns={['80px', '32%', 'auto']}
      head={
        <>
          <HeadCell align="end">{text('import.fault.line')}</HeadCell>
          <HeadCell>{text('import.fault.field')}</HeadCell>
          <HeadCell>{text('import.fault.message')}</HeadCell>
        </>
      }
    >
      {faults.map((fault) => (
        <Row key={keyOf(fault)}>
          <Cell align="end">{fault.line}</Cell>
          <Cell isRowHead className={styles.cell}>
            {fault.field}
          </Cell>
          <Cell className={styles.cell}>
            <span lang={faultLanguage}>{fault.message}</span>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

const useStyles = makeStyles({
  cell: { overflowWrap: 'anywhere' },
  place: { ...type.secondary, color: tokens.colorNeutralForeground3 },
});
