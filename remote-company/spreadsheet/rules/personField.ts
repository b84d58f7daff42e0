/** What a column of a list can say about a person, in the order in which it is offered. */
export const personFields = [
  'employeeNumber',
  'firstName',
  'lastName',
  'fullName',
  'email',
  'username',
  'position',
  'site',
  'costCenter',
  'startDate',
  'endDate',
  'manager',
  'role',
  'locale',
  'timeZone',
  'pin',
  'badge',
] as const;

export type PersonField = (typeof personFields)[number];

/** What a row says, as text. */
export type RowValues = Readonly<Partial<Record<PersonField, string>>>;

/** What each column means, by its index; null if it is not used. */
export type ColumnFields = readonly (PersonField | null)[];
