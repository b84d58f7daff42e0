import { unitOfWork, type UnitContext } from '../../calls/unitOfWork.ts';
import { statement } from '../../database/statement.ts';
import type { OnceNotice } from '../rules/notice.ts';
import { notify } from './notify.ts';

const readTold = statement<{ once_key: string }, { onceKeys: readonly string[] }>(
  'readToldOnce',
  'select once_key from notification where once_key = any($onceKeys::text[])',
);

/** Sends the notices that were not sent before. */
export async function tellOnce(
  context: UnitContext,
  notices: readonly OnceNotice[],
  now: Date,
): Promise<void> {
  if (notices.length === 0) return;
  const rows = await context.database.run(readTold, {
    onceKeys: notices.map(({ onceKey }) => onceKey),
  });
  const earlier = new Set(rows.map(({ once_key: key }) => key));
  const left = notices.filter(({ onceKey }) => !earlier.has(onceKey));
  if (left.length === 0) return;
  await unitOfWork(context, async (unit) => {
    const employeeIds = await notify(unit, left, now);
    unit.tell({ type: 'notifications-changed', employeeIds });
  });
}
