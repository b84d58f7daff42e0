import type { ReactNode } from 'react';
import { TextCells, type TextCell } from 'shared-ui/table';
import { useRowStyles } from './useRowStyles.ts';

export interface RowTextProps {
  readonly isList: boolean;
  /** Who or which day it is. */
  readonly name: string;
  /** Beside a picture; else below a person. */
  readonly isPerson?: boolean;
  /** How many entries a person has, or from when to when an entry is. */
  readonly extent: string;
  readonly total: ReactNode;
}

/** The cells of a row of people's time that flies by. */
export function RowText({ isList, name, isPerson, extent, total }: RowTextProps) {
  const styles = useRowStyles();
  const className = styles[isList ? 'content' : isPerson ? 'beside' : 'still'];
  const head: TextCell = { isRowHead: true, tone: 'strong', className, children: name };
  const cells: readonly TextCell[] = isList
    ? [{}, head, {}]
    : [{}, {}, head, { align: 'end', children: extent }, { align: 'end', children: total }, {}, {}];
  return <TextCells cells={cells} />;
}
