import { screen } from '@testing-library/react';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import { exampleServices } from '../../testing/exampleServices.ts';
import { ServicesContext } from '../../services/Services.ts';
import { exampleRemote } from '../../testing/exampleRemote.ts';
import { takeRemoteFrom } from '../../remotes/remotesBase.ts';
import { messages } from '../messages/en.ts';
import { RunningRemotes } from './RunningRemotes.tsx';

it('names each remote’s version, whose machine it comes from, and why one may not run', async () => {
  const old = exampleRemote({ version: '1.0.0' });
  const developed = exampleRemote({ name: 'remote-payroll', version: 'dev' });
  const registry = {
    sequence: 1,
    remotes: [old, developed],
    refused: { [old.container]: 'It needs another shell.' },
  };
  takeRemoteFrom('remote-payroll', 'http://localhost:4101/remotes/');
  const { loader } = exampleServices();
  const trusted = () => Promise.resolve(registry);
  const services = exampleServices({ loader: { ...loader, registry: () => registry, trusted } });
  renderInHost(
    <ServicesContext value={services}>
      <RunningRemotes />
    </ServicesContext>,
    { messages },
  );
  expect(await screen.findByText('It needs another shell.')).toBeDefined();
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'remote-example1.0.0It needs another shell.',
    'remote-payrolldevFrom the machine of a developer: http://localhost:4101',
  ]);
});
