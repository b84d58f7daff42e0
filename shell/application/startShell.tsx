import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { endEarlyCalls } from '../boot/fetchEarly.ts';
import { holdInstallEvent } from '../installation/data/installEvent.ts';
import { describeFault } from '../failures/data/createFailureReporter.ts';
import { reportFaults } from '../failures/data/reportFaults.ts';
import { startOverride } from '../override/startOverride.ts';
import { sessionMark } from '../session/data/marks.ts';
import { Application } from './Application.tsx';
import { createServices } from './createServices.ts';
import { loadStart } from './loadStart.ts';
import { StartFailed } from './StartFailed.tsx';

/** Loads what the first render needs, then renders. */
export async function startShell(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no place for the application.');
  const root = createRoot(element);
  holdInstallEvent();
  const override = await startOverride(root);
  const services = createServices(override);
  reportFaults(window, services.failures.report);
  const path = location.hash.slice(1).split('?')[0] ?? '';
  try {
    const start = await loadStart(services, path);
    endEarlyCalls(services.bus);
    if (start.session.kind === 'employee') sessionMark.set();
    // A transition renders in short tasks, so the painted page stays responsive.
    startTransition(() =>
      root.render(<Application services={services} start={start} override={override} />),
    );
  } catch (fault) {
    services.failures.report(`Start failed: ${describeFault(fault)}`);
    root.render(<StartFailed fault={fault} onRetry={() => location.reload()} />);
  }
}
