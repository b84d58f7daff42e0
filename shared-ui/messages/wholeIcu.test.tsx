import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { MessagesProvider } from './MessagesProvider.tsx';
import { textOf } from './textOf.ts';

const messages = {
  entries: '{n, plural, one {# entry} other {# entries}}',
  since: 'Since {at, date, ::yyyyMMMMd}: <b>{share, number, percent}</b>',
};
const useText = textOf<typeof messages>();

function Words() {
  const text = useText();
  const at = Date.UTC(2026, 10, 22, 12);
  return (
    <>
      <p>{text('entries', { n: 3 })}</p>
      <p>{text.rich('since', { at, share: 0.5, b: (parts) => <b>{parts}</b> })}</p>
    </>
  );
}

test('words of a remote that were not compiled are read all the same', async () => {
  const page = (
    <Suspense>
      <MessagesProvider locale="en" messages={messages}>
        <Words />
      </MessagesProvider>
    </Suspense>
  );
  await act(async () => render(page));
  await screen.findByText('3 entries');
  expect(screen.getByText(/^Since/).textContent).toBe('Since November 22, 2026: 50%');
});
