const argument = 'Rules take `now`, the zone and all else that they need as arguments.';

/** What a rule may not access: the same arguments could give another result. */
export const impureGlobals = [
  'Date',
  'performance',
  'crypto',
  'fetch',
  'XMLHttpRequest',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'navigator',
  'window',
  'document',
  'location',
  'globalThis',
  'process',
  'setTimeout',
  'setInterval',
].map((name) => ({ name, message: argument }));

export const impureProperties = [
  { object: 'Math', property: 'random', message: argument },
  { object: 'DateTime', property: 'now', message: argument },
  { object: 'DateTime', property: 'local', message: argument },
  { object: 'Settings', property: 'now', message: argument },
];
