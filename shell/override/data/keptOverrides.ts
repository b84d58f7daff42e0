import { overridePlace } from '../rules/overridePlace.ts';
import { overridesOf, type Overrides } from '../rules/overridesOf.ts';

/** What this tab was told to take from this machine, and somebody agreed to. */
export function readOverrides(): Overrides {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(overridePlace) ?? '{}');
    const entries: [string, unknown][] = Object.entries(kept ?? {});
    return overridesOf(entries);
  } catch {
    return {};
  }
}

export function keepOverrides(overrides: Overrides): void {
  try {
    sessionStorage.setItem(overridePlace, JSON.stringify(overrides));
  } catch {
    // Storage is forbidden: it holds until the next reload.
  }
}

export function endOverrides(): void {
  try {
    sessionStorage.removeItem(overridePlace);
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
