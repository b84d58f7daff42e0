/** The scroll speed of a list: during fast scrolling new rows are drawn as text until it stops. */
export interface Flight {
  readonly isFlying: () => boolean;
  /** Called on each scroll event, in pixels from the top. */
  readonly move: (offset: number, isScrolling: boolean) => void;
  /**
   * Calls the listener when scrolling stops, a few rows per frame; returns the unsubscribe
   * function.
   */
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
      // A single long step is a jump, at whose end somebody reads.
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

/** Pixels per frame, about a row: too fast to read. */
const flightStep = 40;

const completedInFrame = 3;
