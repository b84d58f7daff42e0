/** Values that other teams' code might pass instead of the expected one. */
const hostileValues: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  Number.NaN,
  1e308,
  '',
  'payslip',
  '__proto__',
  'constructor',
  '../../x',
  '<script>',
  'x'.repeat(100_000),
  [],
  [null],
  ['payslip'],
  {},
  { toString: null },
];

/** The value with each of its fields, at any depth, replaced by each hostile value in turn. */
export function* withHostileFields(
  value: unknown,
  place = '',
): Generator<readonly [string, unknown]> {
  for (const hostile of hostileValues) yield [place, hostile];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, field] of Object.entries(value)) {
    for (const [inner, changed] of withHostileFields(field, `${place}.${name}`)) {
      yield [
        inner,
        Array.isArray(value)
          ? value.map((each: unknown, index) => (String(index) === name ? changed : each))
          : { ...value, [name]: changed },
      ];
    }
  }
}
