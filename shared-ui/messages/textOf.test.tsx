import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { MessagesProvider } from './MessagesProvider.tsx';
import { textOf } from './textOf.ts';

const messages = {
  entries: '{n, plural, one {# entry} other {# entries}}',
  hello: 'Hello <b>{name}</b>',
};
const useText = textOf<typeof messages & { missing: string }>();

function show(page: ReactNode) {
  const faults: string[] = [];
  render(
    <IntlProvider
      locale="en"
      messages={{ ...messages, entries: 'of the shell' }}
      onError={({ message }) => faults.push(message)}
    >
      <MessagesProvider messages={{ entries: messages.entries }}>{page}</MessagesProvider>
    </IntlProvider>,
  );
  return faults;
}

test('a package says its own words and those around it', () => {
  const Page = () => {
    const text = useText();
    const name = <i>Ada</i>;
    return (
      <>
        <p>{text('entries', { n: 1200 })}</p>
        <p>{text.rich('hello', { name, b: (parts) => <b>{parts}</b> })}</p>
      </>
    );
  };
  expect(show(<Page />)).toEqual([]);
  expect(screen.getByText('1,200 entries')).toBeDefined();
  expect(screen.getByText('Ada').closest('p')?.innerHTML).toBe('Hello <b><i>Ada</i></b>');
});

test('a part of the page may speak another language', () => {
  const Page = () => useText()('entries', { n: 1200 });
  show(
    <MessagesProvider locale="de" messages={{ entries: '{n, number} Einträge' }}>
      <Page />
    </MessagesProvider>,
  );
  expect(screen.getByText('1.200 Einträge')).toBeDefined();
});

test('a message that is not there or lacks a value is told of, and the page goes on', () => {
  const Page = () => {
    const text = useText();
    return `${text('missing')}, ${text('entries')}`;
  };
  const faults = show(<Page />);
  expect(screen.getByText(/^missing, /)).toBeDefined();
  expect(faults.join()).toMatch(
    /Missing message: "missing" for locale "en"[^]*"n" was not provided/,
  );
});
