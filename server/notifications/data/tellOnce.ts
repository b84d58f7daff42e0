import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import type { OnceNotice } from '../rules/notice.ts';
import { notify } from './notify.ts';
import type { PushChannel } from '../../push/pushChannel.ts';

/** Value: keys. */
const readTold = statement<{ once_key: string }>(
  'readToldOnce',
  'select once_key from notification where once_key = any($1::text[])',
);

/** Sends the notices that were not sent before. */
export async function tellOnce(
  { database, push }: { readonly database: Database; readonly push: PushChannel },
  notices: readonly OnceNotice[],
  now: Date,
): Promise<void> {
  if (notices.length === 0) return;
  const rows = await database.run(readTold, [notices.map(({ onceKey }) => onceKey)]);
  const earlier = new Set(rows.map(({ once_key: key }) => key));
  const left = notices.filter(({ onceKey }) => !earlier.has(onceKey));
  if (left.length === 0) return;
  const employeeIds = await database.transaction((transaction) => notify(transaction, left, now));
  push.publish({ type: 'notifications-changed', employeeIds });
}
