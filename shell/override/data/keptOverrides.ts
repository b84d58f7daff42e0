import { overridePlace } from '../rules/overridePlace.ts';
import { overridesOf, type Overrides } from '../rules/overridesOf.ts';

/** The overrides of this tab that were confirmed. */
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
    // Storage is forbidden: applies until the next reload.
  }
}

export function endOverrides(): void {
  try {
    sessionStorage.removeItem(overridePlace);
  } catch {
    // Storage is forbidden: nothing is stored.
  }
}
