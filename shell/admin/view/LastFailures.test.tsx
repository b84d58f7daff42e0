import { act, screen } from '@testing-library/react';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import { exampleServices } from '../../testing/exampleServices.ts';
import { ServicesContext } from '../../services/Services.ts';
import { messages } from '../messages/en.ts';
import { LastFailures } from './LastFailures.tsx';

it('lists what failed in this page with the page about its code, as it happens', () => {
  const services = exampleServices();
  renderInHost(
    <ServicesContext value={services}>
      <LastFailures />
    </ServicesContext>,
    { messages },
  );
  expect(screen.getByText('None since it was opened.')).toBeDefined();
  act(() => services.failures.report('remote-x 1.0.0 ./X: integrity', 'WARN', 'integrity'));
  expect(screen.getByText('remote-x 1.0.0 ./X: integrity')).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/api/docs/errors/integrity');
  expect(screen.queryByText('None since it was opened.')).toBeNull();
});
