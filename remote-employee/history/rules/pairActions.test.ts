import { defaultFeatures } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { openPair, timePair } from 'shared-contracts/testing/timePair.ts';
import { pairActionNames, pairActions } from './pairActions.ts';

const { features, properties } = defaultFeatures;

describe('what can be done with an own entry', () => {
  it('is everything while it is open to changes', () => {
    expect(pairActions(timePair(), defaultFeatures, true)).toEqual(pairActionNames);
  });

  it('is neither a copy nor a break while it runs', () => {
    const actions = pairActions(openPair('2026-11-19T05:00:00.000Z'), defaultFeatures, true);
    expect(actions).not.toContain('clone');
    expect(actions).not.toContain('addBreak');
    expect(actions).toContain('edit');
  });

  it.each([
    ['the external system has it', { extractionStatus: 'EXTRACTED' as const }],
    ['its deletion was asked for', { status: 'PENDING_DELETE' as const }],
  ])('is only to look at it when %s', (_why, changes) => {
    const actions = pairActions(timePair(changes), defaultFeatures, true);
    for (const change of ['edit', 'addBreak', 'remove'] as const)
      expect(actions).not.toContain(change);
    expect(actions).toContain('history');
  });

  it.each([
    [['VIEW_TIME'], ['edit', 'addBreak', 'remove', 'clone']],
    [['CAPTURE_TIME', 'VIEW_TIME'], ['clone']],
  ] as const)('is not what %j does not allow', (held, refused) => {
    const { employeeAssignment } = timePair();
    const pair = timePair({
      employeeAssignment: { ...employeeAssignment, authorityNames: [...held] },
    });
    expect(pairActions(pair, defaultFeatures, true)).toEqual(
      pairActionNames.filter((name) => !refused.some((each) => each === name)),
    );
  });

  it('ends with the assignment (spec §5: edit and delete need an active assignment)', () => {
    const { employeeAssignment } = timePair();
    const ended = timePair({ employeeAssignment: { ...employeeAssignment, active: false } });
    const actions = pairActions(ended, defaultFeatures, true);
    for (const change of ['edit', 'remove', 'clone'] as const)
      expect(actions).not.toContain(change);
  });

  it.each([
    ['EDIT_TIME_PAIRS', 'edit'],
    ['CLONE_TIME_PAIRS', 'clone'],
    ['ADD_TIME_PAIRS', 'clone'],
    ['DELETE_TIME_PAIRS', 'remove'],
    ['LOCATION', 'map'],
    ['TIME_PAIR_COMMENTS', 'comment'],
    ['SEGMENTS', 'addBreak'],
  ] as const)('follows the switch %s: no %s without it', (name, action) => {
    const off = { features: { ...features, [name]: false }, properties };
    expect(pairActions(timePair(), off, true)).not.toContain(action);
  });

  it.each([
    ['EDIT_TIME_EMPLOYEE', 'edit'],
    ['EDIT_TIME_EMPLOYEE', 'remove'],
    ['ADD_TIME_EMPLOYEE', 'clone'],
  ] as const)('follows the property %s: no %s without it', (name, action) => {
    const off = { features, properties: { ...properties, [name]: false } };
    expect(pairActions(timePair(), off, true)).not.toContain(action);
  });
});
