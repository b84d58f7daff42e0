/**
 * Returns a function that restores all own properties of an object to their current values. Symbol
 * keys stay: packages in node_modules find themselves by them.
 */
export function keepOwnProperties(target: object): () => void {
  const properties = new Map(Object.entries(Object.getOwnPropertyDescriptors(target)));
  return () => {
    for (const name of Object.getOwnPropertyNames(target)) {
      if (!properties.has(name)) Reflect.deleteProperty(target, name);
    }
    for (const [name, then] of properties) {
      const now = Reflect.getOwnPropertyDescriptor(target, name);
      if (now?.value !== then.value || now?.get !== then.get || now?.set !== then.set)
        Reflect.defineProperty(target, name, then);
    }
  };
}
