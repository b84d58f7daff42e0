import { defaultFeatures } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { openShift, timePair } from '../testing/people.ts';
import { entryActions } from './entryActions.ts';

const { features, properties } = defaultFeatures;

describe('what a manager can do with an entry beside deciding it', () => {
  it('is to end it while it runs, neither to copy it nor to add a break', () => {
    const actions = entryActions(openShift(1), defaultFeatures);
    expect(actions).toContain('clockOut');
    expect(actions).toContain('edit');
    for (const ended of ['clone', 'addBreak', 'readjust'] as const)
      expect(actions).not.toContain(ended);
    expect(entryActions(timePair(1), defaultFeatures)).not.toContain('clockOut');
  });

  it('is still to edit and delete it when the external system has it', () => {
    const extracted = timePair(1, { extractionStatus: 'EXTRACTED' });
    const actions = entryActions(extracted, defaultFeatures);
    expect(actions).toContain('edit');
    expect(actions).toContain('remove');
  });

  it('is only to look at it when it is deleted, or its deletion waits for an answer', () => {
    for (const status of ['DELETED', 'PENDING_DELETE'] as const) {
      const actions = entryActions(timePair(1, { status }), defaultFeatures);
      for (const change of ['edit', 'addBreak', 'remove', 'readjust'] as const)
        expect(actions).not.toContain(change);
      expect(actions).toContain('history');
    }
  });

  it('is to copy it only where time can be added, to end it only where it can be clocked', () => {
    const { employeeAssignment } = timePair(1);
    const viewed = { ...employeeAssignment, authorityNames: ['VIEW_TIME' as const] };
    const actions = entryActions(timePair(1, { employeeAssignment: viewed }), defaultFeatures);
    expect(actions).not.toContain('clone');
    expect(actions).toContain('edit');
    const running = entryActions(openShift(1, { employeeAssignment: viewed }), defaultFeatures);
    expect(running).not.toContain('clockOut');
  });

  it('is to send it again where the external system did not take it', () => {
    const failed = timePair(1, { synchronisationStatus: 'SYNCHRONISATION_FAILED' });
    expect(entryActions(failed, defaultFeatures)).toContain('synchronise');
    const pending = timePair(1, { synchronisationStatus: 'SYNCHRONISATION_PENDING' });
    expect(entryActions(pending, defaultFeatures)).not.toContain('synchronise');
  });

  it.each([
    ['edit', { EDIT_TIME_PAIRS: false }, {}],
    ['edit', {}, { EDIT_TIME_MANAGER: false }],
    ['clone', {}, { ADD_TIME_MANAGER: false }],
    ['clone', { ADD_TIME_PAIRS: false }, {}],
    ['remove', {}, { EDIT_TIME_MANAGER: false }],
    ['remove', { ALLOW_MANAGER_DELETE: false }, {}],
    ['comment', { TIME_PAIR_COMMENTS: false }, {}],
    ['map', { LOCATION: false }, {}],
  ] as const)('is not to %s where the company does not want it', (action, switches, values) => {
    const info = {
      features: { ...features, ...switches },
      properties: { ...properties, ...values },
    };
    expect(entryActions(timePair(1), defaultFeatures)).toContain(action);
    expect(entryActions(timePair(1), info)).not.toContain(action);
  });
});
