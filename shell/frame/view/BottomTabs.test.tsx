import { fireEvent, screen } from '@testing-library/react';
import type { RouteDescription } from 'shared-contracts';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it, vi } from 'vitest';
import { exampleServices } from '../../application/exampleServices.ts';
import { exampleSession } from '../../application/exampleSession.ts';
import { ServicesContext, SessionContext } from '../../application/SessionContext.tsx';
import { messages } from '../../messages/en.ts';
import { exampleRemote } from '../../remotes/exampleRemote.ts';
import { BottomTabs } from './BottomTabs.tsx';

it('shows four pages of one’s own', () => {
  show(4);
  expect(screen.getAllByRole('link')).toHaveLength(4);
  expect(screen.queryByText('More')).toBeNull();
});

it('shows three of more, and the way to the rest', () => {
  const onMore = show(21);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Page 1',
    'Page 2',
    'Page 3',
  ]);
  fireEvent.click(screen.getByText('More'));
  expect(onMore).toHaveBeenCalledOnce();
});

function show(count: number) {
  const onMore = vi.fn();
  const routes = Array.from({ length: count }, (_, index) => page(index + 1));
  const registry = { sequence: 1, remotes: [exampleRemote({ routes })] };
  const { loader } = exampleServices();
  const services = exampleServices({ loader: { ...loader, registry: () => registry } });
  renderInHost(
    <ServicesContext value={services}>
      <SessionContext value={exampleSession({ session })}>
        <BottomTabs onMore={onMore} />
      </SessionContext>
    </ServicesContext>,
    { messages, session },
  );
  return onMore;
}

const session = employeeSession({
  id: 7,
  employeeNumber: '20418',
  firstName: 'Amara',
  lastName: 'Okafor',
  assignments: [],
});

function page(number: number): RouteDescription {
  const title = `Page ${number}`;
  return {
    name: `Page${number}`,
    path: `/page-${number}`,
    module: './Page',
    title: { en: title, de: title, es: title, th: title },
    access: { session: 'employee' },
    chrome: 'application',
    navigation: { group: 'work', order: number, icon: 'other' },
  };
}
