import type { Handlers } from '../../calls/calls.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import type { Features } from '../../features/createFeatures.ts';
import { readEmployee } from '../../people/data/employees.ts';
import { commitPlans } from './commitPlans.ts';
import { judgePlans } from './judgePlans.ts';
import { planCommand } from './planCommand.ts';
import { previewPlans } from './previewPlans.ts';
import {
  readAssignWish,
  readCopyWish,
  readRotationWish,
  readWish,
  requireOn,
  type WishContext,
} from './readWish.ts';

/** Planning, and previews of plans before they are saved. */
export function planHandlers(context: ServerContext, features: Features) {
  const { configuration, database } = context;
  // SuccessFactors has its own schedules and rejects others (docs/decisions/successfactors.md).
  const takesOwnAlone = configuration.successFactors !== null;
  const { takeIds } = database;

  return {
    previewPlan: async ({ body, employee, locale, now }) => {
      const info = await features.read();
      const wish = readWish(body, { features: info, now: now.toISOString() });
      const planner = { employeeId: employee.id, features: info, now };
      const [rows, [reader]] = await Promise.all([
        judgePlans(database, wish, planner, false),
        database.run(readEmployee, [employee.id]),
      ]);
      const is24Hour = reader?.is_24_hour ?? true;
      const shown = { locale, is24Hour };
      return { status: 200, body: await previewPlans(database, rows, shown, takesOwnAlone) };
    },

    assignTemporarySchedule: planCommand<'assignTemporarySchedule'>(
      context,
      async (request, transaction, tell) => {
        const read = (wish: WishContext) => readAssignWish(request.body, wish);
        return {
          status: 200,
          body: await commitPlans(takeIds, request, transaction, read, tell),
        };
      },
    ),

    createAndAssignSchedule: planCommand<'createAndAssignSchedule'>(
      context,
      async (request, transaction, tell) => {
        const read = (wish: WishContext) => {
          requireOn(wish, 'DYNAMICALLY_CREATE');
          return readAssignWish(request.body, wish);
        };
        return {
          status: 200,
          body: await commitPlans(takeIds, request, transaction, read, tell),
        };
      },
    ),

    assignRotation: planCommand<'assignRotation'>(context, async (request, transaction, tell) => {
      const read = (wish: WishContext) => readRotationWish(request.body, wish);
      return { status: 200, body: await commitPlans(takeIds, request, transaction, read, tell) };
    }),

    copySchedules: planCommand<'copySchedules'>(context, async (request, transaction, tell) => {
      const read = (wish: WishContext) => readCopyWish(request.body, wish);
      return { status: 200, body: await commitPlans(takeIds, request, transaction, read, tell) };
    }),
  } satisfies Partial<Handlers>;
}
