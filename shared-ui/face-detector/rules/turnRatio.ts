interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Position of the nose between the ears, projected onto the line from the person's right ear to the
 * left one. About 0.5 means straight; it rises as people turn to their own left. Tilting the head
 * does not change it. Points are pixels of an unmirrored picture.
 */
export function turnRatio(rightEar: Point, leftEar: Point, nose: Point): number {
  const axis = { x: leftEar.x - rightEar.x, y: leftEar.y - rightEar.y };
  const along = (nose.x - rightEar.x) * axis.x + (nose.y - rightEar.y) * axis.y;
  return along / (axis.x ** 2 + axis.y ** 2);
}
