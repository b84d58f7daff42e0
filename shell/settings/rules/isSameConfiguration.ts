import type { components } from 'shared-contracts';

type UserConfiguration = components['schemas']['UserConfiguration'];

/** Whether two settings are the same in all three parts. */
export function isSameConfiguration(one: UserConfiguration, other: UserConfiguration): boolean {
  return (
    one.is24HourDateTime === other.is24HourDateTime &&
    one.locale === other.locale &&
    one.startOfWeek === other.startOfWeek
  );
}
