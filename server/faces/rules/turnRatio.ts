/**
 * The position of the tip of the nose between the ends of the jaw, projected onto the line from the
 * person's right ear (0) to the left one (1). About 0.5 is straight; it rises as people turn to
 * their own left. Tilting the head sideways does not change it. `landmarks` are the 68 points of
 * the face model, x and y alternately, of a picture that is not mirrored.
 */
export function turnRatio(landmarks: readonly number[]): number {
  const [right, left, nose] = [point(landmarks, 0), point(landmarks, 16), point(landmarks, 30)];
  const axis = { x: left.x - right.x, y: left.y - right.y };
  const along = (nose.x - right.x) * axis.x + (nose.y - right.y) * axis.y;
  return along / (axis.x ** 2 + axis.y ** 2);
}

function point(
  landmarks: readonly number[],
  index: number,
): { readonly x: number; readonly y: number } {
  return { x: landmarks[index * 2] ?? Number.NaN, y: landmarks[index * 2 + 1] ?? Number.NaN };
}
