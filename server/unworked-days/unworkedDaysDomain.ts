import type { Handlers } from '../calls/calls.ts';
import { command } from '../calls/commands.ts';
import type { UnitContext } from '../calls/unitOfWork.ts';
import type { Features } from '../features/createFeatures.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import type { FindPlannedDays } from '../shifts/data/createDayPlans.ts';
import { createDecideUnworkedDays } from './handlers/createDecideUnworkedDays.ts';
import { createFindUnworkedDays } from './handlers/createFindUnworkedDays.ts';

/**
 * Planned shifts that nobody worked: finding them, and the manager's decision (spec §2, approvals).
 */
export function unworkedDaysDomain(
  context: UnitContext,
  chain: Pick<RecordChain, 'open' | 'seal'>,
  {
    plannedDays,
    features,
  }: { readonly plannedDays: FindPlannedDays; readonly features: Pick<Features, 'read'> },
) {
  const { database } = context;
  const decide = createDecideUnworkedDays(database, chain);

  return {
    handlers: {
      findUnworkedDays: createFindUnworkedDays({ database, features, plannedDays }),
      decideUnworkedDay: command(context, (request, unit) =>
        decide({ days: [request.body], outcome: request.body.outcome }, request, unit),
      ),
      decideUnworkedDays: command(context, (request, unit) => decide(request.body, request, unit)),
    } satisfies Partial<Handlers>,
  };
}
