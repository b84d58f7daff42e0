export const messages = {
  'company.hello': 'Hello {name}',
  'company.start': 'The first page goes here.',
} as const;

/** The same keys in every language; a missing one does not compile. */
export type CompanyMessages = Readonly<Record<keyof typeof messages, string>>;
