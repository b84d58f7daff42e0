import { afterAll, describe, expect, test, vi } from 'vitest';
import { memoryBar } from '../testing/memoryBar.ts';
import { createRouter, type Step } from './createRouter.ts';
import { hashBar } from './hashBar.ts';

test('an address is read without the slash at its end, and keeps its query', () => {
  const router = createRouter(memoryBar('/time/history/?timePair=4'));
  expect(router.location()).toEqual({
    pathname: '/time/history',
    search: '?timePair=4',
    state: null,
  });
});

test('who replaces an address does not come back to it', () => {
  const router = createRouter(memoryBar('/first'));
  router.navigate('/second');
  router.navigate('/third', { replace: true, state: 'wanted' });
  expect(router.location().state).toBe('wanted');
  router.navigate(-1);
  expect(router.location().pathname).toBe('/first');
});

test('a step that is held happens when it is let go, once', () => {
  const router = createRouter(memoryBar('/first'));
  router.navigate('/second');
  const steps: Step[] = [];
  router.hold((step) => () => void steps.push(step));
  router.navigate(-1);
  router.navigate('/third');
  expect(router.location().pathname).toBe('/second');
  expect(steps.map(({ isPop }) => isPop)).toEqual([true, false]);
  steps[0]?.proceed();
  expect(router.location().pathname).toBe('/first');
  router.navigate(1);
  expect(router.location().pathname).toBe('/first');
});

test('a step that was let and leads nowhere lets no other one pass', () => {
  const bar = memoryBar('/first');
  const router = createRouter(bar);
  router.navigate('/second');
  const steps: Step[] = [];
  router.hold((step) => () => void steps.push(step));
  router.navigate(-1);
  const go = vi.spyOn(bar, 'go').mockReturnValueOnce();
  steps[0]?.proceed();
  expect(go).toHaveBeenLastCalledWith(-1);
  router.navigate('/third');
  steps[1]?.proceed();
  router.navigate(-1);
  expect(steps).toHaveLength(3);
  expect(router.location().pathname).toBe('/third');
});

describe('over the hash of the address', () => {
  const router = createRouter(hashBar());
  afterAll(() => history.replaceState(null, '', '/'));

  test('back leads to the page before, with what it was given', async () => {
    router.navigate('/login', { state: { wanted: '/time/clock' } });
    router.navigate('/time/history?timePair=4');
    expect(location.hash).toBe('#/time/history?timePair=4');
    router.navigate(-1);
    await vi.waitFor(() => expect(router.location().pathname).toBe('/login'));
    expect(router.location().state).toEqual({ wanted: '/time/clock' });
  });

  test('a typed address that is held is taken back, and can be let go', async () => {
    router.navigate('/form');
    const steps: Step[] = [];
    router.hold((step) => () => void steps.push(step));
    location.hash = '#/elsewhere';
    await vi.waitFor(() => expect(steps).toMatchObject([{ isPop: false, isToOtherPage: true }]));
    expect(location.hash).toBe('#/form');
    expect(router.location().pathname).toBe('/form');
    steps[0]?.proceed();
    await vi.waitFor(() => expect(router.location().pathname).toBe('/elsewhere'));
    expect(location.hash).toBe('#/elsewhere');
  });
});
