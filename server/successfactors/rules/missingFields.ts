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
  // Tags end at their length, so that one without an end is not looked through from each of its places.
  const begin = new RegExp(`<EntityType\\s[^<>]{0,500}?\\bName="${entity}"[^<>]{0,500}>`).exec(
    metadata,
  );
  const from = (begin?.index ?? 0) + (begin?.[0].length ?? 0);
  const until = metadata.indexOf('</EntityType>', from);
  if (begin === null || until < 0) return null;
  const properties = metadata
    .slice(from, until)
    .matchAll(/<Property\s[^<>]{0,500}?\bName="(\w{1,100})"/g);
  const names = new Set([...properties].map(([, name]) => name));
  return (usedFields[entity] ?? []).filter((field) => !names.has(field));
}
