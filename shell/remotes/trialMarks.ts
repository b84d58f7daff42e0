import type { RemoteManifest } from 'shared-contracts';

/**
 * Remembers across visits which version is on trial. Code that blocks the main thread cannot be
 * stopped or reported from within the page: the next visit finds a mark with an old beat.
 */
export interface TrialMarks {
  /** Renews the mark until the returned function is called. */
  begin(remote: RemoteManifest, module: string): () => void;
  /**
   * `found` the first time a visit sees that this version hung here, `known` from then on;
   * undefined if it did not hang, or another tab is trying it now. A browser killed during a trial
   * looks the same, so a version counts as hanging after two unfinished trials in a row.
   */
  hung(remote: RemoteManifest, module: string): 'found' | 'known' | undefined;
  /** The person asked to retry. */
  forget(remote: string, module: string): void;
}

const beatMilliseconds = 500;
/** Milliseconds without a beat after which the main thread was blocked. */
const silence = 2_000;
/** Milliseconds after which a trial is over, whatever happened to the page. */
const longestTrial = 30_000;

interface Mark {
  readonly container: string;
  /** Epoch milliseconds of the last beat; null for a version that hung. */
  readonly beat: number | null;
  /** Trials in a row that were not finished. */
  readonly unfinished: number;
}

/** Unfinished trials in a row after which a version counts as one that hangs. */
const mostUnfinished = 2;

export function createTrialMarks(storage: Storage, page: Document, now: () => number): TrialMarks {
  return {
    begin({ name, container }, module) {
      const place = placeOf(name, module);
      const earlier = read(place);
      const unfinished = earlier?.container === container ? earlier.unfinished : 0;
      const beat = () => write(place, { container, beat: now(), unfinished });
      const beating = setInterval(beat, beatMilliseconds);
      const end = () => {
        clearInterval(beating);
        clearTimeout(longest);
        page.removeEventListener('visibilitychange', end);
        if (read(place)?.container === container) storage.removeItem(place);
      };
      const longest = setTimeout(end, longestTrial);
      // Leaving or hiding the page shows that the thread runs.
      page.addEventListener('visibilitychange', end);
      if (page.visibilityState === 'visible') beat();
      else end();
      return end;
    },
    hung({ name, container }, module) {
      const place = placeOf(name, module);
      const mark = read(place);
      if (mark?.container !== container) return undefined;
      if (mark.beat === null) return 'known';
      if (Math.abs(now() - mark.beat) < silence) return undefined;
      const unfinished = mark.unfinished + 1;
      const isHanging = unfinished >= mostUnfinished;
      write(place, { container, beat: isHanging ? null : now(), unfinished });
      return isHanging ? 'found' : undefined;
    },
    forget: (remote, module) => storage.removeItem(placeOf(remote, module)),
  };

  function read(place: string): Mark | undefined {
    try {
      const found: unknown = JSON.parse(storage.getItem(place) ?? 'null');
      return isMark(found) ? found : undefined;
    } catch {
      return undefined;
    }
  }

  function write(place: string, mark: Mark): void {
    try {
      storage.setItem(place, JSON.stringify(mark));
    } catch {
      // Storage is full or forbidden: a hanging version is started again.
    }
  }
}

function isMark(value: unknown): value is Mark {
  return (
    typeof value === 'object' && value !== null && 'container' in value && 'unfinished' in value
  );
}

function placeOf(remote: string, module: string): string {
  return `punctual.trial.${remote} ${module}`;
}
