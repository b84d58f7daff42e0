import { expect, type PlaywrightWorkerArgs } from '@playwright/test';
import type { components } from 'shared-contracts';
import { importedPassword } from '../system/people.ts';
import { portraits } from './faceCamera.ts';

/** His manager registers the face in the portraits as Jonas's. */
export async function registerJonas(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
): Promise<void> {
  const manager = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
  const log = await manager.post('/api/employees/login', {
    data: { username: 'first', password: importedPassword },
  });
  const { employeeId }: components['schemas']['Session'] = await log.json();
  const people = await manager.get(`/api/employees/${employeeId}/facial-registration`);
  const { contents }: { contents: components['schemas']['FacialSummary'][] } = await people.json();
  const { straight } = await portraits();
  const registered = await manager.post('/api/employees/facial-registration', {
    multipart: {
      picture_taken: { name: 'jonas.jpg', mimeType: 'image/jpeg', buffer: straight },
      employee_id: String(contents[0]?.employeeId),
    },
  });
  expect(registered.status()).toBe(200);
  await manager.dispose();
}
