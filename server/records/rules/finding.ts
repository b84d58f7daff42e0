/** An inconsistency. */
export type Finding = TimeFinding | SignOffFinding | DecisionFinding | SecurityFinding;

/** The first inconsistent place in a chain of the security log. */
export type SecurityFinding = {
  /** The chain of successful events, or of refusals. */
  readonly chain: 'OK' | 'REFUSED';
} & (
  | { readonly fault: 'EVENT_CHAIN_CHANGED' }
  | { readonly fault: 'EVENT_MISSING' | 'EVENT_CHANGED'; readonly number: number }
);

/** A decision about an unworked day that differs from its record, or whose record is invalid. */
export interface DecisionFinding {
  readonly assignmentId: number;
  readonly date: string;
  readonly fault: 'DECISION_RECORD_MISSING' | 'DECISION_RECORD_CHANGED' | 'DECISION_DIFFERS';
}

/** A sign-off whose content is not what was signed, or that covers missing records. */
export type SignOffFinding =
  | { readonly signOffId: number; readonly fault: 'SIGN_OFF_CHANGED' }
  | {
      readonly signOffId: number;
      readonly fault: 'SIGNED_RECORD_MISSING';
      readonly assignmentId: number;
      /** Number of the last record that the sign-off covers. */
      readonly sequence: number;
    };

/** An inconsistency in an assignment's records. */
export interface TimeFinding {
  readonly assignmentId: number;
  /** Number of the record; null if a row of time is at fault. */
  readonly sequence: number | null;
  /** The time pair or segment at fault; null if a record is. */
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
export function describeFinding(finding: Finding): string {
  if (finding.fault === 'SIGN_OFF_CHANGED') {
    return `Sign-off ${finding.signOffId} was changed or written by somebody else.`;
  }
  if (finding.fault === 'SIGNED_RECORD_MISSING') {
    return `Assignment ${finding.assignmentId}: record ${finding.sequence}, which sign-off ${finding.signOffId} covers, is missing or another.`;
  }
  if ('chain' in finding) return describeEvent(finding);
  if ('date' in finding) return describeDecision(finding);
  const { assignmentId, sequence, rowId, fault, column } = finding;
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

function describeDecision({ assignmentId, date, fault }: DecisionFinding): string {
  const what = {
    DECISION_RECORD_MISSING: 'a record before that of the decision is missing',
    DECISION_RECORD_CHANGED:
      'the record of the decision was changed, moved or written by somebody else',
    DECISION_DIFFERS: 'the decision is not as it was last recorded',
  }[fault];
  return `Assignment ${assignmentId}, unworked day ${date}: ${what}.`;
}

function describeEvent(finding: SecurityFinding): string {
  const where = `Security log, ${finding.chain === 'OK' ? 'what was done' : 'what was refused'}`;
  switch (finding.fault) {
    case 'EVENT_CHAIN_CHANGED':
      return `${where}: the end of the chain was changed, removed or written by somebody else.`;
    case 'EVENT_MISSING':
      return `${where}: event ${finding.number} is missing.`;
    case 'EVENT_CHANGED':
      return `${where}: event ${finding.number} was changed, moved or written by somebody else.`;
  }
}
