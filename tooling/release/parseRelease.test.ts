import { expect, test } from 'vitest';
import { parseRelease } from './parseRelease.ts';

test.each([
  [['remote-employee'], { command: 'release', remote: 'remote-employee' }],
  [['rollback', 'remote-employee'], { command: 'rollback', remote: 'remote-employee' }],
  [
    ['rollback', 'remote-x', '1.0.0-a'],
    { command: 'rollback', remote: 'remote-x', version: '1.0.0-a' },
  ],
  [['promote', 'remote-x'], { command: 'promote', remote: 'remote-x' }],
  [['retire', 'remote-x'], { command: 'retire', remote: 'remote-x' }],
  [['list'], { command: 'list' }],
  [['prune'], { command: 'prune', days: 7 }],
  [['prune', '--days', '30'], { command: 'prune', days: 30 }],
  [
    ['canary', 'remote-x', '--percent', '10'],
    { command: 'canary', remote: 'remote-x', audience: { percent: 10 } },
  ],
  [
    ['canary', 'remote-x', '--site', 'North Yard'],
    {
      command: 'canary',
      remote: 'remote-x',
      audience: { cohorts: ['site:North Yard'], who: 'site North Yard', site: 'North Yard' },
    },
  ],
])('%j is understood', (words, command) => {
  expect(parseRelease(words)).toEqual(command);
});

test.each([
  [[], 'Which remote?'],
  [['employee'], '"employee" is neither a command nor a remote.'],
  [['list', 'remote-x'], '"remote-x" is one word too many.'],
  [['canary', 'remote-x'], 'A canary needs one of --percent, --site and --authority.'],
  [['canary', 'remote-x', '--percent', '1', '--site', 'a'], 'A canary needs one of'],
  [['canary', 'remote-x', '--percent', '100'], 'from 1 to 99, not "100"'],
  [['remote-x', '--percent', '10'], 'belong to "canary <remote>"'],
  [['list', '--days', '3'], '--days belongs to "prune"'],
  [
    ['canary', 'remote-x', '--authority', 'APROVE_TIME'],
    'no authority "APROVE_TIME", only APPROVE_',
  ],
  [['remote-x', '--force'], `Unknown option '--force': "npm run release -- help" tells`],
])('%j is refused with what was expected', (words, told) => {
  expect(() => parseRelease(words)).toThrow(told);
});
