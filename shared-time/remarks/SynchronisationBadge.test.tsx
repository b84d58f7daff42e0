import { screen } from '@testing-library/react';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, test } from 'vitest';
import { messages as pageEnglish } from '../page-messages/en.ts';
import { timePair } from 'shared-contracts/testing/timePair.ts';
import { SynchronisationBadge } from './SynchronisationBadge.tsx';

test.each([
  ['SYNCHRONISATION_PENDING', true, 'HR system: Synchronisation pending'],
  ['SYNCHRONISATION_PENDING', false, 'HR system: not connected'],
  ['PARTIAL_PENDING', false, 'HR system: not connected'],
  ['SYNCHRONISED', false, 'HR system: Synchronised'],
] as const)('%s with an HR system connected: %s is called "%s"', (status, isHrConnected, words) => {
  const pair = timePair({ synchronisationStatus: status });
  renderInHost(<SynchronisationBadge pair={pair} />, { isHrConnected, messages: pageEnglish });
  expect(screen.getByText(words)).toBeDefined();
});
