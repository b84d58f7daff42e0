import { act, fireEvent, screen, within } from '@testing-library/react';
import type { FeatureInfo } from 'shared-contracts';
import {
  employeeSession,
  renderInHost,
  type RenderOptions,
} from 'shared-ui/testing/renderInHost.tsx';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { PlanTargets, PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import type { PlanPreviewRow } from '../rules/planPreview.ts';
import { usePlanPage } from '../../synchronisation/view/usePlanPage.ts';
import { AssignPanel } from '../view/assigningParts.ts';
import { plannedRow } from './planned.ts';
import { planServer } from './planServer.ts';

export const jonas = plannedRow(1, 'Jonas Weber');
export const mateo = plannedRow(2, 'Mateo Alvarez');
export const fatima = plannedRow(3, 'Fatima El-Sayed');

export const week = { startDate: '2026-11-16', endDate: '2026-11-22' };

export function wholeRows(...rows: readonly PlannedRow[]): PlanTargets {
  return { rows, days: null, range: week };
}

/** Gives each test of the file a screen of this size, on a Thursday morning. */
export function onScreen(size: 'phone' | 'desktop'): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T08:00:00.000Z') });
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), {
        media,
        matches: size === 'desktop' && /min-width/.test(media),
      }),
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

export function hostOf(server: ReturnType<typeof planServer>): RenderOptions {
  return {
    fetch: server.fetch,
    session: employeeSession({
      id: 9,
      employeeNumber: '10022',
      firstName: 'Katrin',
      lastName: 'Brandt',
      assignments: [],
    }),
  };
}

export function serverFor({ rows }: PlanTargets) {
  return planServer(new Map(rows.map(({ id, employeeName }) => [id, employeeName])));
}

export async function openPanel(
  targets: PlanTargets,
  options: {
    readonly properties?: Partial<FeatureInfo['properties']>;
    readonly isHrConnected?: boolean;
    readonly server?: ReturnType<typeof planServer>;
  } = {},
) {
  const { server = serverFor(targets), ...host } = options;
  const shown: (readonly PlanPreviewRow[] | null)[] = [];
  const done: true[] = [];
  let closed = 0;
  let shownNotTaken = 0;
  const page = renderInHost(
    <PlanPage onShowNotTaken={() => (shownNotTaken += 1)}>
      <AssignPanel
        targets={targets}
        onPreview={(preview) => shown.push(preview?.rows ?? null)}
        onClose={() => (closed += 1)}
        onDone={() => done.push(true)}
      />
    </PlanPage>,
    { ...hostOf(server), ...host },
  );
  if (!isMixed(targets)) await screen.findAllByRole('option', { name: /^Late/ });
  return {
    ...page,
    server,
    shown,
    done,
    closed: () => closed,
    shownNotTaken: () => shownNotTaken,
  };
}

/** Stands in for the board: plans are followed while it is open. */
export function PlanPage({
  children,
  onShowNotTaken = () => {},
}: {
  readonly children: ReactNode;
  readonly onShowNotTaken?: () => void;
}) {
  usePlanPage(onShowNotTaken);
  return children;
}

function isMixed({ rows }: PlanTargets): boolean {
  return new Set(rows.map((row) => row.timeRecordingVariant)).size > 1;
}

export function option(name: RegExp): HTMLElement {
  return screen.getByRole('option', { name });
}

export function choose(name: RegExp): void {
  fireEvent.click(option(name));
}

export function button(name: string | RegExp): HTMLButtonElement {
  return screen.getByRole('button', { name });
}

export function press(name: string | RegExp): void {
  fireEvent.click(button(name));
}

/** Types a time into the two boxes of a picker, digit by digit. */
export function typeTime(label: string, time: string): void {
  const picker = within(screen.getByRole('group', { name: label }));
  const [hour = '', minute = ''] = time.split(':');
  typeDigits(picker.getByRole<HTMLInputElement>('spinbutton', { name: 'Hour' }), hour);
  typeDigits(picker.getByRole<HTMLInputElement>('spinbutton', { name: 'Minute' }), minute);
}

function typeDigits(box: HTMLInputElement, digits: string): void {
  act(() => box.focus());
  let before = '';
  for (const digit of digits) {
    fireEvent.change(box, { target: { value: before + digit } });
    if (document.activeElement !== box) return;
    before = box.value;
  }
}

/** Resolves on demand. */
export function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: () => resolve() };
}
