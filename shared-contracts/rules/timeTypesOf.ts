import type { components } from '../openapi/schema.gen.ts';

type Assignment = components['schemas']['Assignment'];
type TimeType = components['schemas']['TimeType'];
type FeatureSwitches = components['schemas']['FeatureInfo']['features'];

/** The available time types in the company's order; only the main one if the choice is off. */
export function timeTypesOf(
  { timeTypeProfile }: Assignment,
  features: FeatureSwitches,
): readonly TimeType[] {
  const { availableTimeTypes, mainAttendanceTimeType } = timeTypeProfile;
  if (!features.SELECTABLE_TIME_TYPES) return [mainAttendanceTimeType];
  const others = availableTimeTypes.filter(({ id }) => id !== mainAttendanceTimeType.id);
  return [mainAttendanceTimeType, ...others].toSorted((a, b) => a.sequence - b.sequence);
}
