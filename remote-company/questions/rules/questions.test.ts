import { defaultFeatures } from 'shared-contracts/features';
import { expect, it } from 'vitest';
import { answersOf, askedQuestions, changedSettings, choicesOf } from './questions.ts';

const atFirst = answersOf(defaultFeatures);

it('answers each question by the settings of a new company', () => {
  expect(atFirst).toMatchObject({ breaks: 'YES', approval: 'MANAGER', place: 'NOTED' });
  expect(Object.values(atFirst)).not.toContain(null);
});

it('changes what differs only, and what it set is the answer', () => {
  expect(changedSettings(atFirst, defaultFeatures)).toEqual({});
  const wanted = { ...atFirst, place: 'ONLY', meals: 'YES' } as const;
  const changed = changedSettings(wanted, defaultFeatures);
  expect(changed).toEqual({ GEOFENCE_BLOCKING: true, MEAL_PENALTY: true });
  const features = { ...defaultFeatures.features, ...changed };
  expect(answersOf({ ...defaultFeatures, features })).toEqual(wanted);
});

it('asks how people are known at a terminal only where there is one', () => {
  expect(askedQuestions(atFirst)).toContain('badges');
  const without = { ...atFirst, terminal: 'NO', faces: 'NO' } as const;
  expect(askedQuestions(without)).not.toContain('badges');
  expect(changedSettings(without, defaultFeatures)).toEqual({ TERMINAL: false });
});

it('leaves alone what the console has set otherwise', () => {
  const own = { ...defaultFeatures.features, GEOFENCE: false };
  const info = { ...defaultFeatures, features: own };
  expect(answersOf(info).place).toBeNull();
  expect(changedSettings(answersOf(info), info)).toEqual({});
  expect(choicesOf('place').map(({ answer }) => answer)).toEqual(['ANYWHERE', 'NOTED', 'ONLY']);
});
