import { expect, test } from 'vitest';
import { isEasilyGuessed } from './passwordStrength.ts';

const own = {
  ...{ company: 'Harbour Clinic', license: null, employee_number: 'E-1001' },
  ...{ first_name: 'Lucía', last_name: 'Fernández-Ortega', username: 'lucia.fernandez' },
};

test.each([
  'Lucía Fernández-Ortega1',
  'lucia fernandez ortega 7',
  'LuciaFernandezOrtega2026',
  'Harbour Clinic Lucia 99',
])('%j is easily guessed by whoever knows the person', async (password) => {
  expect(await isEasilyGuessed(password, own)).toBe(true);
});

test.each(['lantern river orchard', 'Lucia lantern river orchard'])(
  '%j is not',
  async (password) => {
    expect(await isEasilyGuessed(password, own)).toBe(false);
  },
);
