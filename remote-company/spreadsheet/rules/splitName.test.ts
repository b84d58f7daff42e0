import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameQuestion, splitName } from './splitName.ts';

describe('A whole name', () => {
  it.each([
    ['Ella Stone', 'firstNameFirst', 'Ella', 'Stone'],
    ['Stone Ella', 'lastNameFirst', 'Ella', 'Stone'],
    ['Stone, Ella Mae', 'firstNameFirst', 'Ella Mae', 'Stone'],
    ['Ella Mae Stone', 'firstNameFirst', 'Ella Mae', 'Stone'],
    ['Ludwig van Beethoven', 'firstNameFirst', 'Ludwig', 'van Beethoven'],
    ['van der Berg Anna Lena', 'lastNameFirst', 'Anna Lena', 'van der Berg'],
    ['Cher', 'firstNameFirst', '', 'Cher'],
  ] as const)('%s (%s) is split', (name, order, firstName, lastName) => {
    expect(splitName(name, order)).toEqual({ firstName, lastName });
  });

  it('loses no letter', () => {
    const word = fc.stringMatching(/^[a-zäöü]{1,8}$/);
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        (words, isFirst) => {
          const order = isFirst ? 'firstNameFirst' : 'lastNameFirst';
          const { firstName, lastName } = splitName(words.join(' '), order);
          const joined = isFirst ? `${firstName} ${lastName}` : `${lastName} ${firstName}`;
          expect(joined.trim()).toBe(words.join(' '));
        },
      ),
    );
  });

  it('is asked unless each has a comma or is one word', () => {
    expect(nameQuestion(['Stone, Ella', 'Cher'])).toBeNull();
    expect(nameQuestion(['Stone, Ella', ' Ella Stone '])).toBe('Ella Stone');
  });
});
