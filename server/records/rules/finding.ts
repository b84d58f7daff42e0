/** Something that does not fit together in an assignment's records. */
export interface Finding {
  readonly assignmentId: number;
  /** Number of the record; null where a row of time is at fault. */
  readonly sequence: number | null;
  /** The time pair or segment at fault; null where a record is. */
  readonly rowId: number | null;
  readonly fault:
    | 'RECORD_MISSING'
    | 'RECORD_CHANGED'
    | 'ROW_DIFFERS'
    | 'ROW_WITHOUT_RECORD'
    | 'ROW_MISSING';
  /** Name of the column that differs. */
  readonly column?: string;
}

/** The finding in words for an operator. */
export function describeFinding({ assignmentId, sequence, rowId, fault, column }: Finding): string {
  const where = `Assignment ${assignmentId}`;
  switch (fault) {
    case 'RECORD_MISSING':
      return `${where}: a record before number ${sequence ?? '?'} is missing.`;
    case 'RECORD_CHANGED':
      return `${where}: record ${sequence ?? '?'} was changed, moved or written by somebody else.`;
    case 'ROW_DIFFERS':
      return `${where}: ${column ?? 'a column'} of time ${rowId ?? '?'} is not as it was last recorded.`;
    case 'ROW_WITHOUT_RECORD':
      return `${where}: time ${rowId ?? '?'} was never recorded.`;
    case 'ROW_MISSING':
      return `${where}: time ${rowId ?? '?'} was recorded and is no longer there.`;
  }
}
