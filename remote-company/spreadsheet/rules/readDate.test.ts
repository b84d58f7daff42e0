import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateQuestion, readDate } from './readDate.ts';

/** Days as their parts, `yyyy-MM-dd`. */
const days = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

describe('A column of dates', () => {
  it.each([
    [['03.04.2026', '21.04.2026'], { kind: 'known', order: 'dayFirst' }],
    [['03/04/2026', '04/21/2026'], { kind: 'known', order: 'monthFirst' }],
    [['03.04.2026', '05.05.2026'], { kind: 'ask', example: '03.04.2026' }],
    [['05.05.2026'], { kind: 'known', order: 'dayFirst' }],
    [['2026-04-03', '3 April 2026', ''], { kind: 'known', order: 'dayFirst' }],
    // They contradict each other.
    [['03.04.2026', '21.04.2026', '04/21/2026'], { kind: 'ask', example: '03.04.2026' }],
  ])('%j is asked only when it has to be', (values, question) => {
    expect(dateQuestion(values)).toEqual(question);
  });

  it('is never guessed: no value means two days when the order is known', () => {
    fc.assert(
      fc.property(fc.array(days, { minLength: 1 }), fc.boolean(), (list, isDayFirst) => {
        const values = list.map((day) => {
          const [year, month, date] = day.split('-');
          return isDayFirst
            ? `${date}.${month}.${year}`
            : `${Number(month)}/${Number(date)}/${year}`;
        });
        const question = dateQuestion(values);
        const order = isDayFirst ? 'dayFirst' : 'monthFirst';
        const readAs = question.kind === 'known' ? question.order : order;
        expect(values.map((value) => readDate(value, readAs))).toEqual(list);
      }),
    );
  });
});

describe('A date', () => {
  it.each([
    ['2026-04-03', '2026-04-03'],
    ['2026-04-03T00:00:00', '2026-04-03'],
    ['2026/4/3', '2026-04-03'],
    ['3.4.2026', '2026-04-03'],
    ['03-Apr-2026', '2026-04-03'],
    ['3. April 2026', '2026-04-03'],
    ['Apr 3, 2026', '2026-04-03'],
    ['3 de abril', null],
    ['3 เมษายน 2569', '2026-04-03'],
    ['03/04/2569', '2026-04-03'],
    ['03.04.26', null],
    ['29.02.2026', null],
    ['31.04.2026', null],
    ['00.01.2026', null],
    ['soon', null],
    ['', null],
  ])('%s is %s', (text, day) => {
    expect(readDate(text, 'dayFirst')).toBe(day);
  });
});
