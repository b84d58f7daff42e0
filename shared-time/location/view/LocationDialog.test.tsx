import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toInstant } from 'shared-contracts';
import {
  employeeSession,
  renderInHost,
  type RenderOptions,
} from 'shared-ui/testing/renderInHost.tsx';
import { messages as english } from '../../messages/en.ts';
import { assignment, employeeWith } from 'shared-contracts/testing/employee.ts';
import { punch, timePair } from 'shared-contracts/testing/timePair.ts';
import { LocationDialog } from './LocationDialog.tsx';

const plant = { id: 1, name: 'Plant', latitude: 52.52, longitude: 13.405, radius: 100 };
const clockIn = {
  ...punch('2026-11-18T05:02:00.000Z'),
  latitude: 52.5201,
  longitude: 13.405,
  accuracy: 10,
  geofence: plant,
  geofenceResult: 'INSIDE' as const,
};
const clockOut = {
  ...clockIn,
  ...punch('2026-11-18T13:44:00.000Z'),
  latitude: 52.523,
  longitude: 13.405,
  accuracy: 30,
  geofence: plant,
  geofenceResult: 'OUTSIDE' as const,
};
const shift = timePair({ clockIn, clockOut });

describe('Where a shift was clocked', () => {
  it('says of every punch when it was, how it lies by its geofence and how exact it is', async () => {
    await show();
    const [first, breakStart, breakEnd, last] = screen.getAllByRole('listitem');
    expect(first?.textContent).toBe('Clock in 06:02Inside the geofencePlantaccurate to 10 m');
    expect(breakStart?.textContent).toBe('Break start 10:00Location not provided');
    expect(breakEnd?.textContent).toBe('Break end 10:28Location not provided');
    expect(last?.textContent).toBe('Clock out 14:44Outside the geofencePlantaccurate to 30 m');
  });

  it('shows punches at a terminal at its site', async () => {
    const atWall = { origin: 'TERMINAL', latitude: null, longitude: null, accuracy: -1 } as const;
    const atSite = { ...clockIn, ...atWall };
    const elsewhere = {
      ...{ ...clockOut, ...atWall },
      ...{ geofence: null, geofenceResult: 'NO_GEOFENCE' as const },
    };
    await show({}, {}, timePair({ clockIn: atSite, clockOut: elsewhere, segmentTimePairs: [] }));
    const [first, last] = screen.getAllByRole('listitem');
    expect(first?.textContent).toBe('Clock in 06:02Inside the geofencePlantAt a terminal');
    expect(last?.textContent).toBe('Clock out 14:44At a terminal');
    expect(valueOf('Average accuracy')).toBe('Accuracy unknown');
  });

  it('says how exact the positions are on average, and which geofences are assigned', async () => {
    await show();
    expect(valueOf('Average accuracy')).toBe('20 m');
    expect(valueOf('Assigned geofences')).toBe('Plant');
  });

  it('reads feet where the assignment is in the United States', async () => {
    await show({}, { countryCode: 'US' });
    expect(valueOf('Average accuracy')).toBe('66 ft');
  });

  it('says when no location was provided at all', async () => {
    await show({}, { geofences: [] }, timePair({ segmentTimePairs: [] }));
    expect(screen.getAllByText('Location not provided')).toHaveLength(2);
    expect(valueOf('Average accuracy')).toBe('Accuracy unknown');
    expect(valueOf('Assigned geofences')).toBe('None');
    expect(screen.queryByRole('application')).toBeNull();
  });

  it('compares with no geofence where those are off', async () => {
    await show({ features: { GEOFENCE: false } });
    expect(screen.queryByText('Inside the geofence')).toBeNull();
    expect(screen.queryByText('Assigned geofences')).toBeNull();
  });
});

function valueOf(term: string): string | null | undefined {
  return screen.getByText(term).nextElementSibling?.textContent;
}

async function show(
  options: RenderOptions = {},
  changes: Parameters<typeof assignment>[0] = {},
  shown = shift,
): Promise<void> {
  const employee = employeeWith(assignment({ geofences: [plant], ...changes }));
  renderInHost(
    <LocationDialog
      shift={shown}
      actsAs="EMPLOYEE"
      person={employee}
      now={() => toInstant(Date.UTC(2026, 10, 20))}
      onClose={() => undefined}
      onOpen={() => undefined}
    />,
    {
      messages: english,
      session: employeeSession(employee),
      fetch: ({ url }) =>
        Response.json(url.includes('/assignments') ? employee.assignments : { tiles: null }),
      ...options,
    },
  );
  const dialog = await screen.findByRole('dialog', { name: 'Where it was clocked' });
  await within(dialog).findByText(
    options.features?.GEOFENCE === false ? 'Average accuracy' : 'Assigned geofences',
  );
}
