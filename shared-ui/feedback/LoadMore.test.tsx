import { cleanup, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInHost } from '../testing/renderInHost.tsx';
import { LoadMore } from './LoadMore.tsx';

it('says that rows are loading only while they are', () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  show(true);
  expect(screen.getByRole('status').textContent).toContain('Loading');
  cleanup();
  show(false);
  expect(screen.queryByRole('status')).toBeNull();
});

function show(isLoading: boolean) {
  renderInHost(<LoadMore isLoading={isLoading} count={3} height={44} onNear={() => undefined} />);
}
