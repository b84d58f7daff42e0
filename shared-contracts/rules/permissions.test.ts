import { describe, expect, it } from 'vitest';
import { defaultFeatures } from '../features/features.gen.ts';
import type { Authority } from './authorities.ts';
import { refusalOf, type TimeAction } from './permissions.ts';

const all: Authority[] = ['CAPTURE_TIME', 'ADD_TIME', 'CAPTURE_CALL_BACK'];
const entry = { status: 'PENDING', extractionStatus: 'NOT_EXTRACTED' } as const;

function refusal(
  action: TimeAction,
  actsAs: 'EMPLOYEE' | 'MANAGER',
  changes: Partial<Parameters<typeof refusalOf>[1]> = {},
) {
  const assignment = { active: true, authorityNames: all };
  return refusalOf(action, { actsAs, assignment, entry, ...defaultFeatures, ...changes });
}

const actions: readonly TimeAction[] = [
  'CLOCK',
  'CALL_BACK',
  'ADD',
  'CLONE',
  'EDIT',
  'SAVE_SEGMENT',
  'DELETE_SEGMENT',
  'DELETE',
  'TAKE_BACK_DELETION',
  'COMMENT',
  'READJUST',
];

describe('what may be done to time', () => {
  it('is everything for its person and for the manager, as the company begins', () => {
    for (const action of actions) {
      expect(refusal(action, 'EMPLOYEE')).toBeNull();
      expect(refusal(action, 'MANAGER')).toBeNull();
    }
  });

  it.each([
    ['CLOCK', ['CAPTURE_TIME'], ['CAPTURE_TIME']],
    ['CALL_BACK', ['CAPTURE_CALL_BACK'], ['CAPTURE_CALL_BACK']],
    ['ADD', ['CAPTURE_TIME', 'ADD_TIME'], ['ADD_TIME']],
    ['CLONE', ['CAPTURE_TIME', 'ADD_TIME'], ['ADD_TIME']],
    ['EDIT', ['CAPTURE_TIME'], []],
    ['SAVE_SEGMENT', ['CAPTURE_TIME'], []],
    ['DELETE_SEGMENT', ['CAPTURE_TIME'], []],
    ['DELETE', ['CAPTURE_TIME'], []],
    ['TAKE_BACK_DELETION', ['CAPTURE_TIME'], []],
    ['COMMENT', ['CAPTURE_TIME'], []],
    ['READJUST', ['CAPTURE_TIME'], []],
  ] as const)('%s needs %j of its person, %j of a manager', (action, ofEmployee, ofManager) => {
    for (const [actsAs, needed] of [
      ['EMPLOYEE', ofEmployee],
      ['MANAGER', ofManager],
    ] as const) {
      const given = (authorityNames: Authority[]) =>
        refusal(action, actsAs, { assignment: { active: true, authorityNames } });
      expect(given([...needed])).toBeNull();
      for (const name of needed) {
        expect(given(all.filter((each) => each !== name))).toBe('ACCESS_DENIED');
      }
    }
  });

  it('needs an active assignment of its person, not of a manager', () => {
    const assignment = { active: false, authorityNames: all };
    expect(refusal('EDIT', 'EMPLOYEE', { assignment })).toBe('ASSIGNMENT_NOT_ACTIVE');
    expect(refusal('EDIT', 'MANAGER', { assignment })).toBeNull();
  });

  it('is the manager’s alone once the external system has it', () => {
    const extracted = { ...entry, extractionStatus: 'EXTRACTED' } as const;
    for (const action of ['EDIT', 'DELETE', 'COMMENT', 'READJUST', 'SAVE_SEGMENT'] as const) {
      expect(refusal(action, 'EMPLOYEE', { entry: extracted })).toBe('ALREADY_EXTRACTED');
      expect(refusal(action, 'MANAGER', { entry: extracted })).toBeNull();
    }
  });

  it('waits while a deletion waits for its answer, but for comments and the manager’s deletion', () => {
    const waiting = { ...entry, status: 'PENDING_DELETE' } as const;
    expect(refusal('EDIT', 'MANAGER', { entry: waiting })).toBe('STATUS_NOT_ALLOWED');
    expect(refusal('DELETE', 'EMPLOYEE', { entry: waiting })).toBe('STATUS_NOT_ALLOWED');
    expect(refusal('DELETE', 'MANAGER', { entry: waiting })).toBeNull();
    expect(refusal('COMMENT', 'EMPLOYEE', { entry: waiting })).toBeNull();
    const deleted = { ...entry, status: 'DELETED' } as const;
    expect(refusal('COMMENT', 'MANAGER', { entry: deleted })).toBe('STATUS_NOT_ALLOWED');
  });

  it.each([
    ['CLOCK', 'TIME_CAPTURE', 'both'],
    ['ADD', 'ADD_TIME_PAIRS', 'both'],
    ['ADD', 'ADD_TIME_EMPLOYEE', 'EMPLOYEE'],
    ['ADD', 'ADD_TIME_MANAGER', 'MANAGER'],
    ['CLONE', 'ADD_TIME_PAIRS', 'both'],
    ['CLONE', 'CLONE_TIME_PAIRS', 'both'],
    ['EDIT', 'EDIT_TIME_PAIRS', 'both'],
    ['EDIT', 'EDIT_TIME_EMPLOYEE', 'EMPLOYEE'],
    ['EDIT', 'EDIT_TIME_MANAGER', 'MANAGER'],
    ['SAVE_SEGMENT', 'SEGMENTS', 'both'],
    ['DELETE', 'DELETE_TIME_PAIRS', 'both'],
    ['DELETE', 'EDIT_TIME_EMPLOYEE', 'EMPLOYEE'],
    ['DELETE', 'EDIT_TIME_MANAGER', 'MANAGER'],
    ['DELETE', 'ALLOW_MANAGER_DELETE', 'MANAGER'],
    ['COMMENT', 'TIME_PAIR_COMMENTS', 'both'],
    ['COMMENT', 'EDIT_TIME_EMPLOYEE', 'EMPLOYEE'],
  ] as const)('%s is off without %s for %s', (action, name, whom) => {
    const { features, properties } = defaultFeatures;
    const off = name.endsWith('_EMPLOYEE') || name.endsWith('_MANAGER');
    const info = off
      ? { features, properties: { ...properties, [name]: false } }
      : { features: { ...features, [name]: false }, properties };
    for (const actsAs of ['EMPLOYEE', 'MANAGER'] as const) {
      const expected = whom === 'both' || whom === actsAs ? 'FEATURE_OFF' : null;
      expect(refusal(action, actsAs, info)).toBe(expected);
    }
  });
});
