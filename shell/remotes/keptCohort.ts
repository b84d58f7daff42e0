import type { Session } from 'shared-contracts';
import { cohortOf } from 'shared-contracts/registry/cohort.ts';

/**
 * The groups that the last session on this device belonged to, by which canaries are chosen: known
 * before a session is read, so that the first files asked for are the right ones.
 */
export interface KeptCohort {
  read(): readonly string[];
  /** Without a session the last one's goes: it tells where somebody works. */
  keep(session: Session): void;
}

const place = 'punctual.cohort';

export function createKeptCohort(storage: Storage): KeptCohort {
  return {
    read() {
      try {
        const found: unknown = JSON.parse(storage.getItem(place) ?? '[]');
        return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [];
      } catch {
        return [];
      }
    },
    keep(session) {
      try {
        if (session.kind === 'none') return storage.removeItem(place);
        storage.setItem(place, JSON.stringify(cohortOf(session)));
      } catch {
        // Storage is full or forbidden: this device gets what is released to all.
      }
    },
  };
}
