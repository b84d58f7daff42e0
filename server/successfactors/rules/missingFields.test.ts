import { expect, test } from 'vitest';
import { cpuOf, mostCpu } from '../../testing/cpuOf.ts';
import { mostOfMetadata } from '../data/send.ts';
import { missingFields } from './missingFields.ts';

const schedule = (inside: string) => `<EntityType Name="WorkSchedule">${inside}</EntityType>`;

test('says which of the used fields an entity lacks, and nothing of another one', () => {
  const code = '<Property Name="externalCode" Type="Edm.String"/>';
  expect(missingFields('WorkSchedule', schedule(code))).toEqual(['startingDate']);
  expect(missingFields('WorkSchedule', '<EntityType Name="User"></EntityType>')).toBeNull();
});

test.each([
  ['heads without an end', '<EntityType ', String],
  ['long heads', `<EntityType ${'a '.repeat(260)}`, String],
  ['names', '<EntityType Name="', String],
  ['properties without an end', '<Property ', schedule],
])('the longest description of %s holds nobody up', async (_, part, around) => {
  const text = around(part.repeat(mostOfMetadata / part.length));
  const { cpu } = await cpuOf(async () => missingFields('WorkSchedule', text));
  expect(cpu).toBeLessThan(mostCpu);
});
