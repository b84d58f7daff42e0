type Point = readonly [x: number, y: number];

/** The first landmarks are the jaw: its outline moves over a turning head and says little. */
const jawPoints = 17;

/**
 * How far eyebrows, eyes, nose and mouth of one picture are from being those of the other on a flat
 * sheet, however the sheet is held: the root mean square that remains after the best perspective
 * map of one onto the other, in units of the spread of the points. Near 0 for a photograph that is
 * turned before the camera; not for a head, as its nose stands out. `landmarks` are 68 points, x
 * and y alternately.
 */
export function planeResidual(one: readonly number[], other: readonly number[]): number {
  const from = spread(innerPoints(one));
  const to = spread(innerPoints(other));
  // Normal equations of u·(gx + hy + 1) = ax + by + c, and the same for v with d, e and f.
  const sums = Array.from({ length: 8 }, () => Array.from({ length: 9 }, () => 0));
  const add = (row: readonly number[], value: number) => {
    const whole = [...row, value];
    sums.forEach((sum, at) => {
      for (const [index, each] of whole.entries())
        sum[index] = (sum[index] ?? 0) + (row[at] ?? 0) * each;
    });
  };
  const pairs = from.map((point, index) => [point, to[index] ?? point] as const);
  for (const [[x, y], [u, v]] of pairs) {
    add([x, y, 1, 0, 0, 0, -u * x, -u * y], u);
    add([0, 0, 0, x, y, 1, -v * x, -v * y], v);
  }
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solve(sums);
  const squares = pairs.map(([[x, y], [u, v]]) => {
    const depth = g * x + h * y + 1;
    return ((a * x + b * y + c) / depth - u) ** 2 + ((d * x + e * y + f) / depth - v) ** 2;
  });
  return Math.sqrt(mean(squares));
}

function innerPoints(landmarks: readonly number[]): readonly Point[] {
  return Array.from({ length: landmarks.length / 2 - jawPoints }, (_, index) => {
    const at = (index + jawPoints) * 2;
    return [landmarks[at] ?? Number.NaN, landmarks[at + 1] ?? Number.NaN];
  });
}

/** Centred and scaled, so that the equations are well conditioned. */
function spread(points: readonly Point[]): readonly Point[] {
  const [left, top] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const size = Math.sqrt(mean(points.map(([x, y]) => (x - left) ** 2 + (y - top) ** 2)));
  return points.map(([x, y]) => [(x - left) / size, (y - top) / size]);
}

/**
 * Solves linear equations, each a row of coefficients and their sum; Gaussian elimination with the
 * largest pivot.
 */
function solve(equations: readonly (readonly number[])[]): readonly number[] {
  let rows = equations;
  const found: number[] = [];
  const used: (readonly number[])[] = [];
  for (let column = 0; column < equations.length; column++) {
    const pivot = rows.reduce((most, row) =>
      Math.abs(row[column] ?? 0) > Math.abs(most[column] ?? 0) ? row : most,
    );
    used.unshift(pivot);
    rows = rows
      .filter((row) => row !== pivot)
      .map((row) => {
        const factor = (row[column] ?? 0) / (pivot[column] ?? 0);
        return row.map((each, index) => each - factor * (pivot[index] ?? 0));
      });
  }
  for (const [step, row] of used.entries()) {
    const column = equations.length - 1 - step;
    const known = found.reduce(
      (sum, each, index) => sum + each * (row[column + 1 + index] ?? 0),
      0,
    );
    found.unshift(((row.at(-1) ?? 0) - known) / (row[column] ?? 0));
  }
  return found;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
