import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { Dialog } from '../dialogs/Dialog.tsx';
import { Button } from '../form/Button.tsx';
import { renderInHost } from '../testing/renderInHost.tsx';
import { lessMotion } from '../theme/useGlobalStyles.ts';
import type { SnackbarMessage } from './messagesAtom.ts';
import { useSnackbar } from './useSnackbar.ts';

afterEach(() => void vi.unstubAllGlobals());

it('says it, and undoes it with its button', async () => {
  const undone: string[] = [];
  const action = { label: 'Undo', onSelect: () => undone.push('undone') };
  renderInHost(<Says messages={[{ text: 'Clocked out at 14:31', stays: true, action }]} />);
  say('Clocked out at 14:31');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undone).toEqual(['undone']);
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
});

it('lets the keyboard leave its button by Escape, and stays', async () => {
  const action = { label: 'Undo', onSelect: vi.fn() };
  renderInHost(<Says messages={[{ text: 'Approved', stays: true, action }]} />);
  const approve = screen.getByRole('button', { name: 'Approved' });
  approve.focus();
  fireEvent.click(approve);
  const undo = await screen.findByRole('button', { name: 'Undo' });
  undo.focus();
  fireEvent.keyDown(undo, { key: 'Escape' });
  expect(document.activeElement).toBe(approve);
  expect(told('Approved')).not.toBeNull();
  expect(undo.closest('[tabindex="0"][role=listitem], [data-tabster*=groupper]')).toBeNull();
});

it('does not go by itself while the keyboard is on it', async () => {
  const action = { label: 'Undo', onSelect: vi.fn() };
  renderInHost(<Says messages={[{ text: 'Approved', action }]} />);
  say('Approved');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  await waitFor(() => expect(clockOf(undo)).toBe('paused'));
  act(() => screen.getByRole('button', { name: 'Approved' }).focus());
  await waitFor(() => expect(clockOf(undo)).toBe('running'));
});

it('waits for a person who was away, or pointed at it, before it had fully appeared', async () => {
  const appear = holdMotion();
  const action = { label: 'Undo', onSelect: vi.fn() };
  renderInHost(<Says messages={[{ text: 'Approved', action }]} />);
  say('Approved');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  const message = undo.closest('[role=listitem]') ?? undo;
  fireEvent.blur(window);
  fireEvent.pointerEnter(message);
  await appear();
  expect(clockOf(undo)).toBe('paused');
  fireEvent.focus(window);
  expect(clockOf(undo)).toBe('paused');
  fireEvent.pointerLeave(message);
  expect(clockOf(undo)).toBe('running');
});

it('keeps its time where the person asks for less motion: Fluent counts it by an animation', async () => {
  const action = { label: 'Undo', onSelect: vi.fn() };
  renderInHost(<Says messages={[{ text: 'Approved', action }]} />);
  say('Approved');
  const message = (await screen.findByText('Undo')).closest('[role=listitem]');
  const rules = rulesOfLessMotion();
  const isShortened = (part: Element | null | undefined) =>
    rules.some(({ selectorText }) => part?.matches(selectorText));
  expect(isShortened(message)).toBe(true);
  expect(isShortened(message?.querySelector('[data-timer-status]'))).toBe(false);
});

it('gives the focus to the heading when it goes with it, and the next key to nobody', async () => {
  renderInHost(
    <>
      <h1>My Clock</h1>
      <SaysForAWhile />
    </>,
  );
  const keys: string[] = [];
  const note = ({ key }: KeyboardEvent) => keys.push(key);
  document.addEventListener('keydown', note);
  fireEvent.click(screen.getByRole('button', { name: 'Clock out' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  const heading = screen.getByRole('heading');
  await waitFor(() => expect(document.activeElement).toBe(heading));
  fireEvent.keyDown(heading, { key: ' ' });
  fireEvent.keyDown(heading, { key: 'b' });
  document.removeEventListener('keydown', note);
  expect(keys).toEqual(['b']);
});

it('keeps what went wrong on a phone, and lets a success give way to what comes next', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const failed = { text: 'Not sent', intent: 'error' } as const;
  const texts = ['One approved', 'Two approved'] as const;
  const successes = texts.map((text) => ({ text, intent: 'success' }) as const);
  renderInHost(<Says messages={[failed, ...successes]} />);
  say('Not sent');
  say('One approved');
  await waitFor(() => expect(told('One approved')).not.toBeNull());
  say('Two approved');
  await waitFor(() => expect(told('Two approved')).not.toBeNull());
  await waitFor(() => expect(told('One approved')).toBeNull());
  expect(told('Not sent')).not.toBeNull();
});

it('does not come back late: an offer ends with its time, a fault with its page', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const action = { label: 'Undo', onSelect: vi.fn() };
  const offer = { text: 'Approved', duration: 100, action };
  const fault = { text: 'Not sent', intent: 'error', duration: 100 } as const;
  const last = { text: 'Clocked out', stays: true, action };
  renderInHost(
    <>
      <Says messages={[offer, fault, last]} />
      <Link to="/history">Elsewhere</Link>
    </>,
  );
  for (const text of ['Approved', 'Not sent', 'Clocked out']) {
    say(text);
    await waitFor(() => expect(told(text)).not.toBeNull());
  }
  await waitFor(() => expect(told('Approved')).toBeNull());
  expect(told('Not sent')).not.toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await waitFor(() => expect(told('Not sent')).toBeNull());
  expect(told('Clocked out')).not.toBeNull();
});

it('says the same thing once, in its newest words', async () => {
  const texts = ['Not sent', 'Still not sent'] as const;
  const action = { label: 'Try again', onSelect: () => undefined };
  renderInHost(
    <Says messages={texts.map((text) => ({ text, intent: 'error', topic: 'sending', action }))} />,
  );
  say('Not sent');
  await waitFor(() => expect(told('Not sent')).not.toBeNull());
  say('Still not sent');
  await waitFor(() => expect(told('Still not sent')).not.toBeNull());
  await waitFor(() => expect(told('Not sent')).toBeNull());
});

it('leaves the buttons of a dialog free: one message lies over it, the newest', async () => {
  const texts = ['One', 'Two', 'Three'];
  const messages = texts.map((text) => ({ text, action: { label: 'Undo', onSelect: vi.fn() } }));
  renderInHost(
    <>
      <Says messages={messages} />
      <Dialog open title="Sign off?" onClose={vi.fn()} />
    </>,
  );
  for (const text of texts) {
    fireEvent.click(screen.getByText(text));
    await waitFor(() => expect(told(text)).not.toBeNull());
  }
  await waitFor(() => expect(texts.filter(isSeen)).toEqual(['Three']));
});

/** The state of its message's clock. */
function clockOf(button: HTMLElement): string | null | undefined {
  const clock = button.closest('[role=listitem]')?.querySelector('[data-timer-status]');
  return clock?.getAttribute('data-timer-status');
}

/** Motions last until the returned function is called; jsdom has none. */
function holdMotion(): () => Promise<void> {
  const held: { readonly onfinish?: () => void }[] = [];
  const animate = () => {
    const ends: { onfinish?: () => void } = {};
    held.push(ends);
    return Object.assign(ends, { persist: () => undefined, cancel: () => undefined });
  };
  Object.assign(Element.prototype, { animate });
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'animate'));
  return () =>
    act(async () => {
      for (const motion of held) motion.onfinish?.();
    });
}

/** Whether the message is uncovered. */
function isSeen(text: string): boolean {
  const all: HTMLElement[] = [];
  for (let each = told(text); each; each = each.parentElement) all.push(each);
  return all.length > 0 && all.every((each) => getComputedStyle(each).display !== 'none');
}

/** jsdom does not apply them, nor does Griffel write them in a test. */
function rulesOfLessMotion(): CSSStyleRule[] {
  const style = document.createElement('style');
  style.textContent = lessMotion;
  document.head.append(style);
  onTestFinished(() => style.remove());
  return [...(style.sheet?.cssRules ?? [])]
    .filter((rule) => rule instanceof CSSMediaRule)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule);
}

/** The message, whether newest or waiting behind it. */
function told(text: string): HTMLElement | null {
  return screen.queryByText(text, { selector: '[role=listitem] *' });
}

function say(text: string): void {
  fireEvent.click(screen.getByRole('button', { name: text }));
}

function SaysForAWhile() {
  const snackbar = useSnackbar();
  const [withdraw, setWithdraw] = useState<() => void>();
  const action = { label: 'Undo', onSelect: vi.fn() };
  return (
    <>
      <Button
        onClick={() => {
          const take = snackbar.show({ text: 'Clocked out', stays: true, action });
          setWithdraw(() => take);
        }}
      >
        Clock out
      </Button>
      <Button onClick={withdraw}>Send</Button>
    </>
  );
}

function Says({ messages }: { readonly messages: readonly SnackbarMessage[] }) {
  const snackbar = useSnackbar();
  return messages.map((message) => (
    <Button key={message.text} onClick={() => snackbar.show(message)}>
      {message.text}
    </Button>
  ));
}
