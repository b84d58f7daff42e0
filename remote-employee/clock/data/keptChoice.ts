import type { ClockingChoice } from 'shared-time/clocking-choice/rules/clockingChoice.ts';

/** The id of the open shift, or the next shift, which has not started. */
export type ChosenFor = number | 'next';

/** What the person chose and wrote, to be sent with the next punch. */
export interface KeptChoice {
  readonly choice: ClockingChoice | null;
  readonly comment: string;
}

interface Kept extends KeptChoice {
  readonly employeeId: number;
  /** The name from earlier versions, which only knew open shifts. */
  readonly shiftId: ChosenFor;
  /** Epoch milliseconds by the device. */
  readonly keptAt: number;
}

/** The shell deletes it by name at log-out. */
const name = 'punctual.kept.rebooking';

/** Milliseconds after which a choice for a clock-in is stale. */
const longestForNext = 12 * 3_600_000;

/** Per device, across pages, reloads and restarts. */
export const keptChoice = {
  keep(employeeId: number, shiftId: ChosenFor, { choice, comment }: KeptChoice): void {
    const before = keptChoice.read(employeeId, shiftId);
    // Rereading does not renew it.
    if (JSON.stringify(before) === JSON.stringify({ choice, comment })) return;
    const kept: Kept = { employeeId, shiftId, choice, comment, keptAt: Date.now() };
    try {
      localStorage.setItem(name, JSON.stringify(kept));
    } catch {
      // Storage is full or forbidden: kept until the page is left.
    }
  },
  /** Empty if nothing is stored, or only for another person or shift. */
  read(employeeId: number, shiftId: ChosenFor): KeptChoice {
    const kept = readKept();
    if (kept?.employeeId !== employeeId || kept.shiftId !== shiftId) return nothing;
    const isOld = shiftId === 'next' && Date.now() - kept.keptAt > longestForNext;
    return isOld ? nothing : { choice: kept.choice, comment: kept.comment ?? '' };
  },
  /** Keeps what is stored for another person or shift. */
  forget(employeeId: number, shiftId: ChosenFor): void {
    const kept = readKept();
    if (kept?.employeeId === employeeId && kept.shiftId === shiftId) localStorage.removeItem(name);
  },
};

const nothing: KeptChoice = { choice: null, comment: '' };

/** Earlier versions stored no comment. */
function readKept(): (Omit<Kept, 'comment'> & { readonly comment?: string }) | null {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-return -- written by `keep`
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}
