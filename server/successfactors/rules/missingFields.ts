/** What is read and written there: the entities with their fields. */
export const usedFields: Readonly<Record<string, readonly string[]>> = {
  EmpEmployment: ['personIdExternal', 'userId', 'assignmentIdExternal'],
  WorkSchedule: ['externalCode', 'startingDate'],
  TemporaryTimeInformation: ['externalCode', 'userId', 'workSchedule', 'startDate', 'endDate'],
  ExternalTimeData: [
    ...['externalCode', 'userId', 'startDate', 'startTime', 'endDate', 'endTime', 'timeType'],
    'costCenter',
  ],
};

/** The used fields of an entity that its metadata does not name; null where it is no metadata of it. */
export function missingFields(entity: string, metadata: string): readonly string[] | null {
  const whole = new RegExp(`<EntityType\\b[^>]*\\bName="${entity}"[^>]*>([\\s\\S]*?)</EntityType>`);
  const [, within] = whole.exec(metadata) ?? [];
  if (within === undefined) return null;
  const names = new Set(
    [...within.matchAll(/<Property\b[^>]*\bName="(\w+)"/g)].map(([, name]) => name),
  );
  return (usedFields[entity] ?? []).filter((field) => !names.has(field));
}
