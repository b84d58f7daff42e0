import type { ApiFailure } from 'shared-contracts';
import type { KnownCompany } from './knownCompany.ts';
import { firstDefaults, type ListChoices, type ListDefaults, type Place } from './listChoices.ts';
import type { PersonField, RowValues } from './personField.ts';
import type { DateOrder } from './readDate.ts';
import type { SheetRow } from './readRow.ts';
import { recognizeColumns, type SheetCells } from './recognizeColumns.ts';
import type { NameOrder } from './splitName.ts';

/** A list that was read, and what the company has. */
export interface OpenList {
  readonly cells: SheetCells;
  readonly headingAt: number | null;
  readonly rows: readonly SheetRow[];
  readonly sheets: readonly string[];
  readonly sheet: number;
  readonly known: KnownCompany;
  readonly choices: ListChoices;
  readonly edits: ReadonlyMap<number, RowValues>;
  readonly leftOut: ReadonlySet<number>;
}

/** `Source` and `Encoding` are what the reader takes and asks. */
export interface ListFlow<Source, Encoding, Fault> {
  readonly step: ListStep;
  /** Of the file; empty for pasted cells. */
  readonly name: string;
  readonly source: Source | null;
  readonly encodings: readonly Encoding[];
  /** Why the list was not read. */
  readonly fault: Fault | null;
  /** Why the company was not read. */
  readonly failure: ApiFailure | null;
  readonly list: OpenList | null;
}

export type ListStep =
  | 'pasting'
  | 'reading'
  | 'encodings'
  | 'refused'
  | 'failed'
  | 'columns'
  | 'people';

export type ListEvent<Source, Encoding, Fault> =
  | { readonly type: 'read'; readonly source: Source; readonly name: string }
  | { readonly type: 'askEncoding'; readonly encodings: readonly Encoding[] }
  | { readonly type: 'refuse'; readonly fault: Fault }
  | { readonly type: 'fail'; readonly failure: ApiFailure }
  | {
      readonly type: 'open';
      readonly cells: SheetCells;
      readonly sheets: readonly string[];
      readonly sheet: number;
      readonly known: KnownCompany;
      readonly place: Place;
    }
  | { readonly type: 'show'; readonly step: 'columns' | 'people' }
  | ListChange;

/** What a person says about an open list. */
export type ListChange =
  | { readonly type: 'setField'; readonly column: number; readonly field: PersonField | null }
  | { readonly type: 'setHeadings'; readonly hasHeadings: boolean }
  | { readonly type: 'setDateOrder'; readonly column: number; readonly order: DateOrder }
  | { readonly type: 'setNameOrder'; readonly order: NameOrder }
  | { readonly type: 'setDefaults'; readonly defaults: Partial<ListDefaults> }
  | {
      readonly type: 'setMakes';
      readonly makes: Partial<Pick<ListChoices, 'makesPositions' | 'makesCostCenters'>>;
    }
  | { readonly type: 'setKnown'; readonly known: KnownCompany }
  | { readonly type: 'mend'; readonly row: number; readonly values: RowValues }
  | { readonly type: 'leaveOut'; readonly rows: readonly number[]; readonly isLeftOut: boolean };

/** Cells can be pasted. */
export const noList = {
  step: 'pasting',
  name: '',
  source: null,
  encodings: [],
  fault: null,
  failure: null,
  list: null,
} as const;

/** The flow after an event, from a file or pasted cells to a list that can be checked. */
export function listFlow<Source, Encoding, Fault>(
  flow: ListFlow<Source, Encoding, Fault>,
  event: ListEvent<Source, Encoding, Fault>,
): ListFlow<Source, Encoding, Fault> {
  switch (event.type) {
    case 'read':
      return { ...noList, step: 'reading', source: event.source, name: event.name };
    case 'askEncoding':
      return { ...flow, step: 'encodings', encodings: event.encodings };
    case 'refuse':
      return { ...flow, step: 'refused', fault: event.fault };
    case 'fail':
      return { ...flow, step: 'failed', failure: event.failure };
    case 'open':
      return { ...flow, step: 'columns', list: opened(event) };
    case 'show':
      return { ...flow, step: event.step };
    default:
      return flow.list === null ? flow : { ...flow, list: changed(flow.list, event) };
  }
}

type Opening = Extract<ListEvent<never, never, never>, { type: 'open' }>;

function opened({ cells, sheets, sheet, known, place }: Opening): OpenList {
  const { headingAt, fields } = recognizeColumns(cells);
  return {
    cells,
    headingAt,
    rows: rowsBelow(cells, headingAt),
    sheets,
    sheet,
    known,
    choices: {
      fields,
      dateOrders: {},
      nameOrder: null,
      defaults: firstDefaults(known, place),
      makesPositions: true,
      makesCostCenters: true,
    },
    edits: new Map(),
    leftOut: new Set(),
  };
}

/** Rows with anything in them, numbered as in the person's program. */
function rowsBelow(cells: SheetCells, headingAt: number | null): SheetRow[] {
  return cells.flatMap((row, index) => {
    const isAbove = headingAt !== null && index <= headingAt;
    const isBlank = row.every((cell) => cell.trim() === '');
    return isAbove || isBlank ? [] : [{ number: index + 1, cells: row }];
  });
}

function changed(list: OpenList, change: ListChange): OpenList {
  const { choices } = list;
  const choose = (more: Partial<ListChoices>) => ({ ...list, choices: { ...choices, ...more } });
  switch (change.type) {
    case 'setField':
      return choose({ fields: withField(choices.fields, change.column, change.field) });
    case 'setHeadings': {
      const headingAt = change.hasHeadings ? 0 : null;
      return { ...list, headingAt, rows: rowsBelow(list.cells, headingAt) };
    }
    case 'setDateOrder':
      return choose({ dateOrders: { ...choices.dateOrders, [change.column]: change.order } });
    case 'setNameOrder':
      return choose({ nameOrder: change.order });
    case 'setDefaults':
      return choose({ defaults: { ...choices.defaults, ...change.defaults } });
    case 'setMakes':
      return choose(change.makes);
    case 'setKnown':
      return { ...list, known: change.known };
    case 'mend': {
      const own = { ...list.edits.get(change.row), ...change.values };
      return { ...list, edits: new Map(list.edits).set(change.row, own) };
    }
    case 'leaveOut': {
      const leftOut = new Set(list.leftOut);
      for (const row of change.rows) {
        if (change.isLeftOut) leftOut.add(row);
        else leftOut.delete(row);
      }
      return { ...list, leftOut };
    }
  }
}

/** A field has one column: the one that was chosen last. */
function withField(fields: ListChoices['fields'], column: number, field: PersonField | null) {
  return fields.map((own, index) => {
    if (index === column) return field;
    return own === field ? null : own;
  });
}
