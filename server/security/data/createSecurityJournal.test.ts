import { expect, test, vi } from 'vitest';
import type { SecurityEvent } from '../../calls/securityEvent.ts';
import { createSecurityJournal } from './createSecurityJournal.ts';
import type { KeptEvent } from './securityEvents.ts';

const eight = Date.parse('2026-03-02T08:00:00Z');

/** A journal, and the events that reached the database, if `write` lets them. */
function open(write: () => Promise<void> = () => Promise.resolve()) {
  const rows: KeptEvent[] = [];
  const keep = async (events: readonly KeptEvent[]) => {
    await write();
    rows.push(...events);
  };
  const warn = vi.fn();
  return { journal: createSecurityJournal(keep, { warn }), rows, warn };
}

function refusal(network: number, name: string): SecurityEvent {
  return {
    ...{ event: 'refused', call: 'getFeatureSettings', outcome: 'ACCESS_DENIED', who: null },
    ...{ target: { name }, aboutId: null, from: `203.0.${network}.0/24`, reqId: name },
  };
}

test('the same again before it is written is one row with a count', async () => {
  const { journal, rows } = open();
  for (let count = 0; count < 300; count += 1) journal.note(refusal(113, 'x'), new Date(eight));
  await journal.flush();
  expect(rows).toMatchObject([{ event: 'refused', times: 300, from: '203.0.113.0/24' }]);
});

test('one network fills no disk and pushes out no other', async () => {
  const { journal, rows } = open();
  for (let count = 0; count < 5_000; count += 1) {
    journal.note(refusal(113, `a${count}`), new Date(eight));
    if (count % 100 === 0) await journal.flush();
  }
  journal.note(refusal(7, 'b'), new Date(eight));
  journal.note(refusal(7, 'c'), new Date(eight + 60_000));
  await journal.flush();
  expect(rows.filter(({ from }) => from === '203.0.113.0/24')).toHaveLength(61);
  expect(rows.filter(({ from }) => from === '203.0.7.0/24')).toHaveLength(2);
  expect(rows.find(({ event }) => event === 'left-out')).toMatchObject({
    ...{ times: 4_940, from: '203.0.113.0/24', target: {} },
  });
});

test('many networks together have a limit as well', async () => {
  const { journal, rows } = open();
  for (let network = 0; network < 4_000; network += 1) {
    journal.note(refusal(network, 'x'), new Date(eight));
    if (network % 100 === 0) await journal.flush();
  }
  journal.note(refusal(1, 'later'), new Date(eight + 60_000));
  await journal.flush();
  expect(rows).toHaveLength(602);
  expect(rows).toContainEqual(expect.objectContaining({ event: 'left-out', times: 3_400 }));
});

test('a database that fails delays and loses nothing of a moment', async () => {
  let isAway = true;
  const { journal, rows, warn } = open(() =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve(),
  );
  journal.note(refusal(113, 'x'), new Date(eight));
  await journal.flush();
  expect(warn).toHaveBeenCalledOnce();
  expect(rows).toEqual([]);
  isAway = false;
  await journal.flush();
  expect(rows).toMatchObject([{ target: { name: 'x' }, times: 1 }]);
});

test('a database that hangs is waited for by nobody, and memory stays small', async () => {
  let goOn = () => {};
  const { journal, rows } = open(() => new Promise((resolve) => (goOn = resolve)));
  journal.note(refusal(113, 'first'), new Date(eight));
  const flushed = journal.flush();
  await Promise.resolve();
  for (let count = 0; count < 20_000; count += 1) {
    const minute = Math.floor(count / 40);
    journal.note(refusal(113, `a${count}`), new Date(eight + minute * 60_000));
  }
  goOn();
  await flushed;
  expect(rows).toHaveLength(1);
  const rest = journal.flush();
  await Promise.resolve();
  goOn();
  await rest;
  expect(rows.length).toBeLessThan(1_100);
});
