import type { ReactNode } from 'react';
import { TextCells, type TextCell } from 'shared-ui/table';
import { useRowStyles } from './useRowStyles.ts';

export interface RowTextProps {
  readonly isList: boolean;
  /** The person's name or the day. */
  readonly name: string;
  /** Next to an avatar; otherwise below a person. */
  readonly isPerson?: boolean;
  /** A person's number of entries, or an entry's times. */
  readonly extent: string;
  readonly total: ReactNode;
}

/** The cells of a row of people's time during fast scrolling. */
export function RowText({ isList, name, isPerson, extent, total }: RowTextProps) {
  const styles = useRowStyles();
  const className = styles[isList ? 'content' : isPerson ? 'beside' : 'still'];
  const head: TextCell = { isRowHead: true, tone: 'strong', className, children: name };
  const cells: readonly TextCell[] = isList
    ? [{}, head, {}]
    : [{}, {}, head, { align: 'end', children: extent }, { align: 'end', children: total }, {}, {}];
  return <TextCells cells={cells} />;
}
