import { waitFor } from '@testing-library/react';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { memoryBar } from '../testing/memoryBar.ts';
import { createNavigator, type Step } from './createNavigator.ts';
import { hashBar } from './hashBar.ts';

test('an address is read without the slash at its end, and keeps its query', () => {
  const navigator = createNavigator(memoryBar('/time/history/?timePair=4'));
  expect(navigator.shown()).toMatchObject({ pathname: '/time/history', search: '?timePair=4' });
});

test('who replaces an address does not come back to it', () => {
  const navigator = createNavigator(memoryBar('/first'));
  navigator.push('/second');
  navigator.replace('/third', 'wanted');
  expect(navigator.shown().state).toBe('wanted');
  navigator.go(-1);
  expect(navigator.shown().pathname).toBe('/first');
});

test('a step that is held happens when it is let go, once', () => {
  const navigator = createNavigator(memoryBar('/first'));
  navigator.push('/second');
  const steps: Step[] = [];
  navigator.hold((step) => () => void steps.push(step));
  navigator.go(-1);
  navigator.push('/third');
  expect(navigator.shown().pathname).toBe('/second');
  expect(steps.map(({ isPop }) => isPop)).toEqual([true, false]);
  steps[0]?.proceed();
  expect(navigator.shown().pathname).toBe('/first');
  navigator.go(1);
  expect(navigator.shown().pathname).toBe('/first');
});

test('a step that was let and leads nowhere lets no other one pass', () => {
  const bar = memoryBar('/first');
  const navigator = createNavigator(bar);
  navigator.push('/second');
  const steps: Step[] = [];
  navigator.hold((step) => () => void steps.push(step));
  navigator.go(-1);
  const go = vi.spyOn(bar, 'go').mockReturnValueOnce();
  steps[0]?.proceed();
  expect(go).toHaveBeenLastCalledWith(-1);
  navigator.push('/third');
  steps[1]?.proceed();
  navigator.go(-1);
  expect(steps).toHaveLength(3);
  expect(navigator.shown().pathname).toBe('/third');
});

describe('over the hash of the address', () => {
  const navigator = createNavigator(hashBar());
  afterAll(() => history.replaceState(null, '', '/'));

  test('back leads to the page before, with what it was given', async () => {
    navigator.push('/login', { wanted: '/time/clock' });
    navigator.push('/time/history?timePair=4');
    expect(location.hash).toBe('#/time/history?timePair=4');
    navigator.go(-1);
    await waitFor(() => expect(navigator.shown().pathname).toBe('/login'));
    expect(navigator.shown().state).toEqual({ wanted: '/time/clock' });
  });

  test('a typed address that is held is taken back, and can be let go', async () => {
    navigator.push('/form');
    const steps: Step[] = [];
    navigator.hold((step) => () => void steps.push(step));
    location.hash = '#/elsewhere';
    await waitFor(() => expect(steps).toMatchObject([{ isPop: false, isToOtherPage: true }]));
    expect(location.hash).toBe('#/form');
    expect(navigator.shown().pathname).toBe('/form');
    steps[0]?.proceed();
    await waitFor(() => expect(navigator.shown().pathname).toBe('/elsewhere'));
    expect(location.hash).toBe('#/elsewhere');
  });
});
