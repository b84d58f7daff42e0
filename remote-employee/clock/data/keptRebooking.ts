import type { ClockingChoice } from 'shared-time/clocking-choice/rules/clockingChoice.ts';

/** What somebody chose for the open shift, which its next punch is to take along. */
export interface Rebooking {
  readonly employeeId: number;
  readonly shiftId: number;
  readonly choice: ClockingChoice;
}

/** The shell removes it by name at log-out. */
const name = 'punctual.kept.rebooking';

/** The one of this device, over reloads and restarts. */
export const keptRebooking = {
  keep(rebooking: Rebooking): void {
    try {
      localStorage.setItem(name, JSON.stringify(rebooking));
    } catch {
      // Storage is full or forbidden: it holds until the page is left.
    }
  },
  /** Null where nothing, or something of another person or shift, is kept. */
  read(employeeId: number, shiftId: number): ClockingChoice | null {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-assignment -- written by `keep`
      const kept: Rebooking | null = JSON.parse(localStorage.getItem(name) ?? 'null');
      return kept?.employeeId === employeeId && kept.shiftId === shiftId ? kept.choice : null;
    } catch {
      return null;
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(name);
    } catch {
      // Storage is forbidden: nothing was kept.
    }
  },
};
