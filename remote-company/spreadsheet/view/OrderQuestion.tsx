import type { ReactNode } from 'react';
import { makeStyles, SegmentedControl, text as type, tokens, useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { ListChange, OpenList } from '../rules/listFlow.ts';
import type { ListQuestion } from '../rules/listQuestions.ts';
import { useColumnName } from './useColumnName.ts';

interface OrderQuestionProps<Question extends ListQuestion = ListQuestion> {
  readonly question: Question;
  readonly list: OpenList;
  readonly onChange: (change: ListChange) => void;
}

/** A question about a value that means two things: it is never guessed. */
export function OrderQuestion({ question, ...props }: OrderQuestionProps) {
  return question.kind === 'date' ? (
    <DateQuestion question={question} {...props} />
  ) : (
    <NameQuestion question={question} {...props} />
  );
}

const dateOrders = ['dayFirst', 'monthFirst'] as const;
const nameOrders = ['firstNameFirst', 'lastNameFirst'] as const;

function DateQuestion({
  question: { column, days, example, answer },
  list,
  onChange,
}: OrderQuestionProps<Extract<ListQuestion, { kind: 'date' }>>) {
  const text = useText();
  const formats = useUserFormats();
  const columnName = useColumnName(list);
  return (
    <Asked question={text('sheet.question.date', { column: columnName(column), example })}>
      {(label) => (
        <SegmentedControl
          label={label}
          value={answer}
          choices={dateOrders.map((value) => ({
            value,
            label: formats.longDay(days[value], true),
          }))}
          onChange={(order) => onChange({ type: 'setDateOrder', column, order })}
        />
      )}
    </Asked>
  );
}

function NameQuestion({
  question: { names, example, answer },
  onChange,
}: OrderQuestionProps<Extract<ListQuestion, { kind: 'name' }>>) {
  const text = useText();
  return (
    <Asked question={text('sheet.question.name', { example })}>
      {(label) => (
        <SegmentedControl
          label={label}
          value={answer}
          choices={nameOrders.map((value) => ({ value, label: names[value].lastName }))}
          onChange={(order) => onChange({ type: 'setNameOrder', order })}
        />
      )}
    </Asked>
  );
}

interface AskedProps {
  readonly question: string;
  readonly children: (label: string) => ReactNode;
}

function Asked({ question, children }: AskedProps) {
  const styles = useStyles();
  return (
    <div className={styles.question}>
      <p aria-hidden="true" className={styles.words}>
        {question}
      </p>
      {children(question)}
    </div>
  );
}

const useStyles = makeStyles({
  question: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: '8px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  words: { ...type.bodyStrong, margin: 0, overflowWrap: 'anywhere' },
});
