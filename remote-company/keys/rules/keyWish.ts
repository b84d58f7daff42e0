import { fold, type components } from 'shared-contracts';

type NewApiKey = components['schemas']['NewApiKey'];
export type KeyAuthority = components['schemas']['KeyAuthority'];

export const keyAuthorities: readonly KeyAuthority[] = ['VIEW_TIME', 'ASSIGN_WORK_SCHEDULES'];
/** For how many days a key can be valid. */
export const lifetimes = ['30', '90', '180', '365'] as const;
/** How many requests a minute can be chosen. */
export const rates = ['60', '300', '1200', '3000'] as const;

/** A site by its code. */
export interface Site {
  readonly code: string;
  readonly name: string;
}

/** A key that somebody is about to make. */
export interface KeyWish {
  readonly name: string;
  readonly authorities: readonly KeyAuthority[];
  readonly reach: 'ALL' | 'SOME';
  /** Codes of the chosen sites, kept while `reach` is ALL. */
  readonly sites: readonly string[];
  readonly days: (typeof lifetimes)[number];
  readonly perMinute: (typeof rates)[number];
}

export const emptyWish: KeyWish = {
  ...{ name: '', authorities: ['VIEW_TIME'], reach: 'ALL', sites: [] },
  ...{ days: '90', perMinute: '300' },
};

export type WishedField = 'name' | 'authorities' | 'sites';

/** The fields that still lack something. */
export function missingIn({ name, authorities, reach, sites }: KeyWish): Set<WishedField> {
  const missing = new Set<WishedField>();
  if (name.trim() === '') missing.add('name');
  if (authorities.length === 0) missing.add('authorities');
  if (reach === 'SOME' && sites.length === 0) missing.add('sites');
  return missing;
}

/** What the server gets, apart from the key's digest. */
export function orderOf(wish: KeyWish): Omit<NewApiKey, 'digest'> {
  const { name, authorities, reach, sites, days, perMinute } = wish;
  return {
    name: name.trim(),
    authorities: [...authorities],
    sites: reach === 'ALL' ? null : [...sites],
    days: Number(days),
    perMinute: Number(perMinute),
  };
}

/** The list with the item or without it, in the order of `all`. */
export function chosenOf<Item>(
  all: readonly Item[],
  list: readonly Item[],
  item: Item,
  isChosen: boolean,
): Item[] {
  return all.filter((each) => (each === item ? isChosen : list.includes(each)));
}

/** The sites whose name or code contains the search text. */
export function foundSites(sites: readonly Site[], search: string): readonly Site[] {
  const wanted = fold(search);
  return sites.filter(({ name, code }) => fold(`${name} ${code}`).includes(wanted));
}
