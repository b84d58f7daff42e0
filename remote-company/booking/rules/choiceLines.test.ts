import fc from 'fast-check';
import { expect, it } from 'vitest';
import { choicesOfLines, linesOfChoices } from './choiceLines.ts';

it('keeps the codes of known choices and gives new ones a free code', () => {
  const before = [
    { code: 'A', name: 'Ambulance' },
    { code: 'CAR', name: 'Own car' },
  ];
  expect(choicesOfLines('Car\n\n Own car \nรถ', before)).toEqual([
    { code: 'CAR-2', name: 'Car' },
    { code: 'CAR', name: 'Own car' },
    { code: '1', name: 'รถ' },
  ]);
});

it('never gives two choices one code, and reads what it writes', () => {
  const names = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }));
  fc.assert(
    fc.property(names, (typed) => {
      const choices = choicesOfLines(typed.join('\n'), []);
      expect(new Set(choices.map(({ code }) => code)).size).toBe(choices.length);
      expect(choicesOfLines(linesOfChoices(choices), choices)).toEqual(choices);
    }),
  );
});
