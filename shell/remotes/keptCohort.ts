import type { Session } from 'shared-contracts';
import { cohortOf } from 'shared-contracts/registry/cohort.ts';

/**
 * The groups of the last session on this device, which select its canaries: known before the
 * session is read, so that the first files requested are the right ones.
 */
export interface KeptCohort {
  read(): readonly string[];
  /** Without a session, deletes the last one's: it reveals where somebody works. */
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
        // Storage is full or forbidden: this device gets the general release.
      }
    },
  };
}
