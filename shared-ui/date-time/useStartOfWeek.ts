import type { Weekday } from 'shared-contracts';
import { useHost } from 'shared-ui';

/** The day with which the person's weeks begin (spec §2, settings). */
export function useStartOfWeek(): Weekday {
  const { session } = useHost();
  return session.kind === 'employee' ? session.configuration.startOfWeek : 'MONDAY';
}
