/** A frame on the way into a turn. */
export interface TrailFrame {
  readonly tile: CanvasImageSource;
  /** The turn ratio of the face; null without a detector. */
  readonly turn: number | null;
}

/** Tiles of a turn (`FaceTrail` of the contract). */
export const tilesPerTurn = 6;

/**
 * The tiles that show the movement from the first frame to the last, in order of time. Spread
 * evenly over the turn if known, since most frames show a waiting person; otherwise over time.
 */
export function pickTrail(frames: readonly TrailFrame[]): readonly CanvasImageSource[] {
  if (frames.length === 0) return [];
  const last = frames.length - 1;
  const shares = Array.from({ length: tilesPerTurn }, (_, index) => index / (tilesPerTurn - 1));
  const [from, to] = [frames[0]?.turn ?? null, frames[last]?.turn ?? null];
  let at = 0;
  return shares.flatMap((share) => {
    const place = Math.round(share * last);
    at = share === 1 ? last : from === null || to === null ? place : nearest(share, at, from, to);
    const frame = frames[at];
    return frame === undefined ? [] : [frame.tile];
  });

  /** The frame from `first` on whose turn is nearest to a share of the whole turn. */
  function nearest(share: number, first: number, straight: number, turned: number): number {
    const wanted = straight + share * (turned - straight);
    const away = (index: number) => Math.abs((frames[index]?.turn ?? straight) - wanted);
    let best = first;
    for (let index = first; index <= last; index++) if (away(index) < away(best)) best = index;
    return best;
  }
}
