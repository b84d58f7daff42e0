/** The entities and fields that are read or written. */
export const usedFields: Readonly<Record<string, readonly string[]>> = {
  EmpEmployment: ['personIdExternal', 'userId', 'assignmentIdExternal'],
  WorkSchedule: ['externalCode', 'startingDate'],
  TemporaryTimeInformation: ['externalCode', 'userId', 'workSchedule', 'startDate', 'endDate'],
  ExternalTimeData: [
    ...['externalCode', 'userId', 'startDate', 'startTime', 'endDate', 'endTime', 'timeType'],
    'costCenter',
  ],
};

/** The used fields of an entity that its metadata lacks; null if the text is not its metadata. */
export function missingFields(entity: string, metadata: string): readonly string[] | null {
  // Limits the length of a tag, so that an unclosed one does not cause a search from each position.
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
