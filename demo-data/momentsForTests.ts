import fc from 'fast-check';

/** Every hour and weekday, both clock changes of Europe and America, the turn of the year. */
export const moments = fc.oneof(
  fc.constantFrom(
    '2026-03-08T07:30:00.000Z',
    '2026-03-09T12:00:00.000Z',
    '2026-03-29T01:30:00.000Z',
    '2026-03-30T06:00:00.000Z',
    '2026-10-25T00:30:00.000Z',
    '2026-11-01T06:30:00.000Z',
    '2026-12-25T09:00:00.000Z',
    '2027-01-01T00:00:00.000Z',
    '2028-02-29T23:59:00.000Z',
    '2026-11-21T23:30:00.000Z',
  ),
  fc
    .date({ min: new Date('2025-01-01'), max: new Date('2031-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
);
