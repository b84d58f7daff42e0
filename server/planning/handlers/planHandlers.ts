import type { Handlers } from '../../calls/calls.ts';
import { command } from '../../calls/commands.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { readFeatures, type Features } from '../../features/createFeatures.ts';
import { readCaller } from '../../people/data/employees.ts';
import type { Unit } from '../../calls/unitOfWork.ts';
import { commitPlans } from './commitPlans.ts';
import { judgePlans } from './judgePlans.ts';
import { previewPlans } from './previewPlans.ts';
import {
  readAssignWish,
  readCopyWish,
  readRotationWish,
  readWish,
  requireProperty,
  type WishContext,
} from './readWish.ts';

/** Planning, and previews of plans before they are saved. */
export function planHandlers(context: ServerContext, features: Features) {
  const { configuration, database } = context;
  // SuccessFactors has its own schedules and rejects others (docs/decisions/successfactors.md).
  const acceptsOnlyHrSchedules = configuration.successFactors !== null;
  const { takeIds } = database;

  return {
    previewPlan: async ({ body, employee, locale, now }) => {
      const info = await features.read();
      const wish = readWish(body, { features: info, now: now.toISOString() });
      const planner = { employeeId: employee.id, features: info, now };
      const [rows, reader] = await Promise.all([
        judgePlans(database, wish, planner, false),
        readCaller(database, employee),
      ]);
      const shown = { locale, is24Hour: reader.is_24_hour };
      const preview = await previewPlans(database, rows, shown, acceptsOnlyHrSchedules, now);
      return { status: 200, body: preview };
    },

    assignTemporarySchedule: command(context, async (request, unit) => {
      const known = await readWishContext(unit, request.now);
      return commitPlans(unit, takeIds, request, known, readAssignWish(request.body, known));
    }),

    createAndAssignSchedule: command(context, async (request, unit) => {
      const known = await readWishContext(unit, request.now);
      requireProperty(known, 'DYNAMICALLY_CREATE');
      return commitPlans(unit, takeIds, request, known, readAssignWish(request.body, known));
    }),

    assignRotation: command(context, async (request, unit) => {
      const known = await readWishContext(unit, request.now);
      return commitPlans(unit, takeIds, request, known, readRotationWish(request.body, known));
    }),

    copySchedules: command(context, async (request, unit) => {
      const known = await readWishContext(unit, request.now);
      return commitPlans(unit, takeIds, request, known, readCopyWish(request.body, known));
    }),
  } satisfies Partial<Handlers>;
}

async function readWishContext(unit: Unit, now: Date): Promise<WishContext> {
  return { features: await readFeatures(unit), now: now.toISOString() };
}
