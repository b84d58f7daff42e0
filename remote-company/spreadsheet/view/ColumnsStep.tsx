import { useMemo } from 'react';
import { Button, makeStyles, SelectField, SwitchField, text as type, tokens } from 'shared-ui';
import { Actions } from '../../company-file/view/Actions.tsx';
import { useText } from '../../messages/useText.ts';
import type { OpenList } from '../rules/listFlow.ts';
import { listQuestions } from '../rules/listQuestions.ts';
import { personFields } from '../rules/personField.ts';
import { OrderQuestion } from './OrderQuestion.tsx';
import { StepTitle } from './StepTitle.tsx';
import { useColumnName } from './useColumnName.ts';
import type { ListSteps } from './useListFlow.ts';

interface ColumnsProps {
  readonly list: OpenList;
  readonly steps: ListSteps;
}

/** What each column means, and what only the person knows about dates and names. */
export function ColumnsStep({ list, steps }: ColumnsProps) {
  const text = useText();
  const styles = useStyles();
  const { rows, choices } = list;
  const { questions, hasNames } = useMemo(() => listQuestions({ rows, choices }), [rows, choices]);
  const open = questions.filter(({ answer }) => answer === null).length;
  return (
    <>
      <StepTitle title={text('sheet.columns')} about={text('sheet.columns.about')} />
      <ListSwitches list={list} steps={steps} />
      <ColumnFieldsList list={list} steps={steps} />
      {questions.map((question) => (
        <OrderQuestion
          key={question.kind === 'name' ? 'name' : question.field}
          question={question}
          list={list}
          onChange={steps.change}
        />
      ))}
      <Actions>
        <Button
          look="primary"
          disabled={open > 0 || !hasNames}
          onClick={() => steps.show('people')}
        >
          {text('sheet.continue')}
        </Button>
        <Button onClick={steps.close}>{text('company.cancel')}</Button>
      </Actions>
      <p role="status" className={styles.open}>
        {hasNames
          ? open > 0 && text('sheet.columns.open', { count: open })
          : text('sheet.columns.noNames')}
      </p>
    </>
  );
}

/** Which sheet, and whether its first row is a person. */
function ListSwitches({ list, steps }: ColumnsProps) {
  const text = useText();
  const styles = useStyles();
  const { sheets, sheet, headingAt } = list;
  if (sheets.length < 2 && headingAt !== null && headingAt > 0) return null;
  return (
    <div className={styles.switches}>
      {sheets.length > 1 && (
        <SelectField
          label={text('sheet.columns.sheet')}
          value={String(sheet)}
          choices={sheets.map((label, index) => ({ value: String(index), label }))}
          onChange={(chosen) => steps.readAgain({ sheet: Number(chosen) })}
        />
      )}
      {(headingAt ?? 0) === 0 && (
        <SwitchField
          label={text('sheet.columns.headings')}
          checked={headingAt !== null}
          onChange={(hasHeadings) => steps.change({ type: 'setHeadings', hasHeadings })}
        />
      )}
    </div>
  );
}

const unused = 'unused';

function ColumnFieldsList({ list, steps }: ColumnsProps) {
  const text = useText();
  const styles = useStyles();
  const columnName = useColumnName(list);
  const choices = [
    { value: unused, label: text('sheet.columns.unused') },
    ...personFields.map((field) => ({ value: field, label: text(`sheet.field.${field}`) })),
  ];
  return (
    <ul aria-label={text('sheet.columns.list')} className={styles.columns}>
      {list.choices.fields.map((field, column) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns have no other identity
        <li key={column}>
          <SelectField
            label={columnName(column)}
            hint={samplesOf(list, column) || text('sheet.columns.empty')}
            value={field ?? unused}
            choices={choices}
            onChange={(chosen) =>
              steps.change({
                type: 'setField',
                column,
                field: personFields.find((each) => each === chosen) ?? null,
              })
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** The first three different values of a column. */
function samplesOf({ rows }: OpenList, column: number): string {
  const found = new Set<string>();
  for (const { cells } of rows) {
    const cell = (cells[column] ?? '').trim().slice(0, 40);
    if (cell !== '') found.add(cell);
    if (found.size === 3) break;
  }
  return [...found].join(' · ');
}

const useStyles = makeStyles({
  switches: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '16px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
    gap: '16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '& > li': { minWidth: 0, overflowWrap: 'anywhere' },
  },
  open: {
    ...type.secondary,
    margin: 0,
    color: tokens.colorNeutralForeground3,
    ':empty': { display: 'none' },
  },
});
