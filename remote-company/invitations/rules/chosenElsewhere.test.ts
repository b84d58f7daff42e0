import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chosenElsewhere, choosing, mostChosenElsewhere } from './chosenElsewhere.ts';

it('takes whoever was chosen along', () => {
  const ids = fc.array(
    fc.nat().map((id) => id + 1),
    { maxLength: mostChosenElsewhere },
  );
  fc.assert(
    fc.property(ids, (chosen) => {
      expect(chosenElsewhere(`?${choosing(chosen)}`)).toEqual(chosen.length === 0 ? null : chosen);
    }),
  );
});

it('chooses nobody by an address that names nobody', () => {
  for (const search of ['', '?employees=', '?employees=-1,x,1.5', '?other=1']) {
    expect(chosenElsewhere(search)).toBeNull();
  }
});
