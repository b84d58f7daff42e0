import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { RouteDescription } from 'shared-contracts';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it, vi } from 'vitest';
import { exampleServices, exampleSession } from '../../testing/exampleServices.ts';
import { ServicesContext } from '../../services/Services.ts';
import { SessionContext } from '../../services/SessionControl.ts';
import { messages } from '../../messages/en.ts';
import { exampleRemote } from '../../testing/exampleRemote.ts';
import { BottomTabs } from './BottomTabs.tsx';

it('shows four pages of one’s own', () => {
  show(4);
  expect(screen.getAllByRole('link')).toHaveLength(4);
  expect(screen.queryByText('More')).toBeNull();
});

it('shows three of more, and the way to the rest', () => {
  const { onMore } = show(21);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Page 1',
    'Page 2',
    'Page 3',
  ]);
  fireEvent.click(screen.getByText('More'));
  expect(onMore).toHaveBeenCalledOnce();
});

it('drops a page that was retired once the release is told, but not the one that is shown', async () => {
  const { retire, bus } = show(4, '/page-1');
  retire('/page-1', '/page-2');
  act(() => bus.emit('releases-changed', {}));
  await waitFor(() =>
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Page 1',
      'Page 3',
      'Page 4',
    ]),
  );
  fireEvent.click(screen.getByText('Page 3'));
  await waitFor(() => expect(screen.queryByText('Page 1')).toBeNull());
});

function show(count: number, path = '/') {
  const onMore = vi.fn();
  const routes = Array.from({ length: count }, (_, index) => page(index + 1));
  let registry = { sequence: 1, remotes: [exampleRemote({ routes })] };
  const { loader } = exampleServices();
  const services = exampleServices({
    loader: { ...loader, registry: () => registry, refresh: () => Promise.resolve(registry) },
  });
  const { bus } = renderInHost(
    <ServicesContext value={services}>
      <SessionContext value={exampleSession({ session })}>
        <BottomTabs onMore={onMore} />
      </SessionContext>
    </ServicesContext>,
    { messages, session, path },
  );
  const retire = (...paths: readonly string[]) => {
    const left = routes.filter((route) => !paths.includes(route.path));
    registry = { sequence: 2, remotes: [exampleRemote({ routes: left })] };
  };
  return { onMore, retire, bus };
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
