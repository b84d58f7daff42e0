import type { OpenList } from './listFlow.ts';
import type { PersonField } from './personField.ts';
import { dateQuestion, readDate, type DateOrder } from './readDate.ts';
import { nameQuestion, splitName, type NameOrder, type SplitName } from './splitName.ts';

export type ListQuestion =
  | {
      readonly kind: 'date';
      readonly column: number;
      readonly field: 'startDate' | 'endDate';
      readonly example: string;
      /** The day that the example means, by order. */
      readonly days: Readonly<Record<DateOrder, string>>;
      readonly answer: DateOrder | null;
    }
  | {
      readonly kind: 'name';
      readonly example: string;
      readonly names: Readonly<Record<NameOrder, SplitName>>;
      readonly answer: NameOrder | null;
    };

export interface ColumnQuestions {
  readonly questions: readonly ListQuestion[];
  /** Orders that the values of a column leave no doubt about. */
  readonly dateOrders: Readonly<Partial<Record<number, DateOrder>>>;
  readonly hasNames: boolean;
}

/** What a person has to say about the columns before the rows can be read. */
export function listQuestions({
  rows,
  choices,
}: Pick<OpenList, 'rows' | 'choices'>): ColumnQuestions {
  const { fields, nameOrder } = choices;
  const valuesIn = (column: number) =>
    rows.flatMap(({ cells }) => (cells[column] ? [cells[column]] : []));
  const questions: ListQuestion[] = [];
  const dateOrders: Partial<Record<number, DateOrder>> = {};
  const names = fields.indexOf('fullName');
  const example = names === -1 ? null : nameQuestion(valuesIn(names));
  if (example !== null) {
    questions.push({
      kind: 'name',
      example,
      names: {
        firstNameFirst: splitName(example, 'firstNameFirst'),
        lastNameFirst: splitName(example, 'lastNameFirst'),
      },
      answer: nameOrder,
    });
  }
  for (const field of ['startDate', 'endDate'] as const) {
    const column = fields.indexOf(field);
    if (column === -1) continue;
    const question = dateQuestion(valuesIn(column));
    if (question.kind === 'known') {
      dateOrders[column] = question.order;
      continue;
    }
    const dayIn = (order: DateOrder) => readDate(question.example, order) ?? '';
    questions.push({
      kind: 'date',
      column,
      field,
      example: question.example,
      days: { dayFirst: dayIn('dayFirst'), monthFirst: dayIn('monthFirst') },
      answer: choices.dateOrders[column] ?? null,
    });
  }
  return { questions, dateOrders, hasNames: hasNames(fields) };
}

function hasNames(fields: readonly (PersonField | null)[]): boolean {
  return (
    fields.includes('fullName') || (fields.includes('firstName') && fields.includes('lastName'))
  );
}
