import type { ApiFailure, components } from 'shared-contracts';
import { isChanged } from '../../sections/rules/isChanged.ts';
import type { ChoiceFault } from './choiceFault.ts';

export type CompanyCheck = components['schemas']['CompanyCheck'];

export interface ImportFlow {
  readonly step: ImportStep;
  /** The chosen file; it can change on disk. */
  readonly file: File | null;
  /** The bytes that were checked: an import and another check send no others. */
  readonly content: Blob | null;
  readonly check: CompanyCheck | null;
  /** The Idempotency-Key of the import, the same for all its retries. */
  readonly key: string | null;
  /** Whether a try of this import has an unknown outcome, so that it cannot be called failed. */
  readonly mayBeImported: boolean;
  /** Why the check or the import failed. */
  readonly failure: ApiFailure | null;
  /** Why a file was not accepted. */
  readonly refused: { readonly fault: ChoiceFault; readonly name: string } | null;
}

export type ImportStep =
  | 'start'
  | 'checking'
  | 'checkFailed'
  | 'checked'
  | 'importing'
  | 'importFailed';

export type ImportEvent =
  | { readonly type: 'choose'; readonly file: File }
  | { readonly type: 'refuse'; readonly fault: ChoiceFault; readonly name: string }
  | { readonly type: 'checkAgain' }
  | { readonly type: 'answer'; readonly check: CompanyCheck; readonly content: Blob }
  | { readonly type: 'fail'; readonly failure: ApiFailure }
  /** `key` is for a new import; a retry keeps its own. */
  | { readonly type: 'import'; readonly key: string }
  | { readonly type: 'finish' }
  | { readonly type: 'cancel' };

const chosen = { choose: 'checking', refuse: 'start' } as const;

/** The step after an event; an event that is missing here changes nothing. */
const next: Readonly<
  Record<ImportStep, Readonly<Partial<Record<ImportEvent['type'], ImportStep>>>>
> = {
  start: chosen,
  checking: { answer: 'checked', fail: 'checkFailed', refuse: 'start', cancel: 'start' },
  checkFailed: { ...chosen, checkAgain: 'checking', cancel: 'start' },
  checked: { ...chosen, checkAgain: 'checking', import: 'importing', cancel: 'start' },
  // Not cancellable: the server finishes what it has received.
  importing: { finish: 'start', fail: 'importFailed' },
  importFailed: { ...chosen, checkAgain: 'checking', import: 'importing', cancel: 'start' },
};

export const atStart: ImportFlow = {
  step: 'start',
  file: null,
  content: null,
  check: null,
  key: null,
  mayBeImported: false,
  failure: null,
  refused: null,
};

/** The flow after an event, from the choice of a file to its import. */
export function importFlow(flow: ImportFlow, event: ImportEvent): ImportFlow {
  const step = next[flow.step][event.type];
  const isAllowed = event.type !== 'import' || outcomeOf(flow.check) === 'ready';
  return step === undefined || !isAllowed ? flow : { ...after(flow, event), step };
}

function after(flow: ImportFlow, event: ImportEvent): ImportFlow {
  switch (event.type) {
    case 'choose':
      return { ...atStart, file: event.file };
    case 'refuse':
      return { ...atStart, refused: { fault: event.fault, name: event.name } };
    case 'checkAgain':
      // A browser refuses to read a file again that was changed on disk.
      return { ...atStart, file: flow.file, content: flow.content };
    case 'answer':
      return { ...flow, check: event.check, content: event.content };
    case 'fail':
      return {
        ...flow,
        failure: event.failure,
        mayBeImported: flow.step === 'importing' && mayBeImported(event.failure, flow),
      };
    case 'import':
      return { ...flow, key: flow.key ?? event.key, failure: null };
    default:
      return atStart;
  }
}

export type CheckOutcome = 'faulty' | 'refused' | 'unchanged' | 'ready';

/** What a check means for the import; null without a check. */
export function outcomeOf(check: CompanyCheck | null): CheckOutcome | null {
  if (check === null) return null;
  if (check.faultCount > 0) return 'faulty';
  if (check.refusal !== null) return 'refused';
  return check.sections.some(isChanged) || check.effects.length > 0 ? 'ready' : 'unchanged';
}

/**
 * What can help after a failed import: the same command again, another check, or nothing but
 * another file.
 */
export function remedyOf(
  { code, status }: ApiFailure,
  { mayBeImported: isUnknown }: Pick<ImportFlow, 'mayBeImported'>,
): 'tryAgain' | 'checkAgain' | 'none' {
  if (isUnknown || status === undefined || status >= 500 || status === 429) return 'tryAgain';
  return code === 'CHECK_TOOK_TOO_LONG' ? 'none' : 'checkAgain';
}

/** Whether the outcome of a try is unknown: its answer is missing, or an earlier try still runs. */
function isUnanswered({ code, status = 0 }: ApiFailure): boolean {
  return unanswered.has(code) || status >= 500;
}

const unanswered: ReadonlySet<ApiFailure['code']> = new Set([
  'NO_RESPONSE',
  'UNKNOWN_RESPONSE',
  'REQUEST_IN_PROGRESS',
]);

/**
 * Whether the server may have imported the file although this try failed: its outcome or that of an
 * earlier try is unknown. Only a refusal that the server stores under the key settles the earlier
 * ones; 401, 403 and 429 are answered before the key is looked up.
 */
export function mayBeImported(
  failure: ApiFailure,
  { mayBeImported: wasUnknown }: Pick<ImportFlow, 'mayBeImported'>,
): boolean {
  return isUnanswered(failure) || (wasUnknown && !isStored(failure));
}

function isStored({ status = 0 }: ApiFailure): boolean {
  return status >= 400 && status < 500 && ![401, 403, 429].includes(status);
}
