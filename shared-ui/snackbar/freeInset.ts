export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Pixels between messages and what they must not cover. */
export const gap = 12;

/**
 * Pixels from the bottom of a window of that height at which messages cover nothing protected: at
 * the bottom, else above the obstacle, as far as there is room.
 */
export function freeInset(
  windowHeight: number,
  messages: Pick<Box, 'left' | 'right'> & { readonly height: number },
  boxes: readonly Box[],
): number {
  let inset = 0;
  for (const { top, bottom, left, right } of boxes.toSorted((a, b) => b.bottom - a.bottom)) {
    const foot = windowHeight - inset;
    const isBeside = right <= messages.left || left >= messages.right;
    const isAbove = bottom <= foot - messages.height - 2 * gap;
    const hasRoom = top >= messages.height + 2 * gap;
    if (!isBeside && !isAbove && top < foot && hasRoom) inset = windowHeight - top;
  }
  return inset;
}
