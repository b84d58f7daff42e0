import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { keepTranslatedPage } from './keepTranslatedPage.ts';

beforeAll(() => keepTranslatedPage(document));

const ways = {
  'in the place of each text': (text: Text, outer: HTMLElement, inner: HTMLElement) => {
    inner.textContent = `${text.data}·`;
    text.replaceWith(outer);
  },
  'before each text, which then goes': (text: Text, outer: HTMLElement, inner: HTMLElement) => {
    inner.textContent = `${text.data}·`;
    text.before(outer);
    text.remove();
  },
  'around each text': (text: Text, outer: HTMLElement, inner: HTMLElement) => {
    text.replaceWith(outer);
    inner.append(text);
  },
};

describe.each(Object.entries(ways))(
  'A page that the browser translates by putting fonts %s',
  (_, put) => {
    /** Wraps every text node as browsers do, including those already wrapped. */
    async function translate(): Promise<void> {
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walk.nextNode()) if (walk.currentNode instanceof Text) texts.push(walk.currentNode);
      for (const text of texts) {
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        outer.append(inner);
        put(text, outer, inner);
      }
      await Promise.resolve();
    }
    const shown = () => document.body.textContent.replaceAll('·', '');

    it('shows a text that changes beside others, and none of before', async () => {
      const set = show();
      for (const state of ['in', 'on break', 'out']) {
        await translate();
        await translate();
        act(() => set({ state }));
        expect(shown()).toBe(`Clocked ${state} since 10:12!`);
      }
    });

    it('takes texts away and puts them back where they were', async () => {
      const set = show();
      for (const hasTime of [false, true, false, true]) {
        await translate();
        act(() => set({ hasTime }));
        expect(shown()).toBe(`Clocked in${hasTime ? ' since 10:12' : ''}!`);
      }
    });

    it('goes when it is left', async () => {
      const set = show();
      await translate();
      act(() => set({ isGone: true }));
      expect(shown()).toBe('Elsewhere');
    });

    it('puts elements before a translated text', async () => {
      const set = show();
      await translate();
      act(() => set({ hasMark: true }));
      expect(shown()).toBe('Clocked in (late) since 10:12!');
      expect(screen.getByText('(late)').nextSibling?.textContent).toContain(' since');
    });
  },
);

interface Shown {
  readonly state?: string;
  readonly hasTime?: boolean;
  readonly hasMark?: boolean;
  readonly isGone?: boolean;
}

function show(): (next: Shown) => void {
  let set: (next: Shown) => void = () => undefined;
  function Page() {
    const [{ state = 'in', hasTime = true, hasMark = false, isGone = false }, setShown] =
      useState<Shown>({});
    set = setShown;
    if (isGone) return 'Elsewhere';
    return (
      <p>
        Clocked {state}
        {hasMark && <mark> (late)</mark>}
        {hasTime && ' since 10:12'}!
      </p>
    );
  }
  render(<Page />);
  return (next) => set(next);
}
