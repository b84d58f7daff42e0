import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleRemote } from '../testing/exampleRemote.ts';
import { overridePlace } from './rules/overridePlace.ts';
import { startOverride } from './startOverride.ts';
// Loaded on demand in the product; preloaded here.
import './view/beginOverride.tsx';

const origin = 'http://localhost:4101';
const asked = `/?remote-example=${origin}#/example`;

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(exampleRemote({ version: 'dev' }))));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

test('an address asks in vain where the server does not allow it', async () => {
  const { start, isBlank } = open(asked, {});
  expect(await start()).toBeUndefined();
  expect(isBlank()).toBe(true);
});

test('nothing of it runs before somebody has agreed, and none of it after a no', async () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  const { start } = open(asked);
  const begun = start();
  expect(await screen.findByText(`remote-example from ${origin}`)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Open Punctual without it' }));
  expect(await begun).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
  expect(sessionStorage.getItem(overridePlace)).toBeNull();
});

test('who agrees gets the remote, and the address asks no more', async () => {
  const { start } = open(asked);
  const begun = start();
  globalThis.punctualEarly = new Map([['/api/session', Promise.resolve(new Response())]]);
  fireEvent.click(await screen.findByRole('button', { name: 'Run it' }));
  expect(await begun).toBeDefined();
  expect(globalThis.punctualEarly.size, 'who is signed in is asked for anew').toBe(0);
  expect(location.search + location.hash).toBe('#/example');
});

test('the tab goes on with it after a reload, without asking again', async () => {
  sessionStorage.setItem(overridePlace, JSON.stringify({ 'remote-example': origin }));
  const { start, isBlank } = open('/');
  expect(await start()).toBeDefined();
  expect(isBlank()).toBe(true);
});

test('an address of another machine is not even asked about', async () => {
  const { start, isBlank } = open('/?remote-example=https://evil.example');
  expect(await start()).toBeUndefined();
  expect(isBlank()).toBe(true);
});

/** A page at this address, as the server sends it. */
function open(address: string, data: DOMStringMap = { overrides: 'allowed' }) {
  history.replaceState(null, '', address);
  const registry = document.body.appendChild(document.createElement('script'));
  registry.id = 'registry';
  registry.type = 'application/json';
  Object.assign(registry.dataset, data);
  return {
    start: () => startOverride({ render: (page) => void render(page), unmount: cleanup }),
    isBlank: () => document.querySelector('main') === null,
  };
}
