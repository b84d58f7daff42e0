/** How fast a list is scrolled: in flight its new rows are drawn as text, which they remain until it lands. */
export interface Flight {
  readonly isFlying: () => boolean;
  /** Told of each step of the scrolling, in pixels from the top. */
  readonly move: (offset: number, isScrolling: boolean) => void;
  /** Calls when the list has landed, a few rows in each frame; the answer takes it back. */
  readonly onLanding: (complete: () => void) => () => void;
}

export function createFlight(): Flight {
  const waiting = new Set<() => void>();
  let isUnderWay = false;
  let isFlying = false;
  let offset = 0;
  let isLanding = false;

  function land(): void {
    isLanding = !isFlying && waiting.size > 0;
    if (!isLanding) return;
    for (const complete of [...waiting].slice(0, completedInFrame)) {
      waiting.delete(complete);
      complete();
    }
    requestAnimationFrame(land);
  }

  return {
    isFlying: () => isFlying,
    move(next, isScrolling) {
      // One long step is a jump, at whose end somebody reads.
      isFlying = isScrolling && isUnderWay && Math.abs(next - offset) >= flightStep;
      isUnderWay = isScrolling;
      offset = next;
      if (!isFlying && !isLanding) land();
    },
    onLanding(complete) {
      waiting.add(complete);
      if (!isFlying && !isLanding) {
        isLanding = true;
        requestAnimationFrame(land);
      }
      return () => waiting.delete(complete);
    },
  };
}

/** Pixels from one frame to the next, about a row: too fast to read. */
const flightStep = 40;

const completedInFrame = 3;
