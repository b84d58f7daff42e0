/** A record with a value for each of the keys. */
export function recordOf<Key extends string | number, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Readonly<Record<Key, Value>> {
  const record: Partial<Record<Key, Value>> = {};
  for (const key of keys) Object.assign(record, { [key]: valueOf(key) });
  if (!holdsAll(record, keys)) throw new Error('A key of the record has no value.');
  return record;
}

function holdsAll<Key extends string | number, Value>(
  record: Partial<Record<Key, Value>>,
  keys: readonly Key[],
): record is Record<Key, Value> {
  return keys.every((key) => Object.hasOwn(record, key));
}
