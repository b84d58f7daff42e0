import type { EntityTypes } from './readMetadata.ts';

export type Fields = Readonly<Record<string, unknown>>;

interface PeerEmployment {
  readonly personIdExternal: string;
  readonly userId: string;
  readonly assignmentIdExternal?: string;
}

export interface PeerStore {
  /** What is there: `Entity/externalCode` with its fields. */
  readonly entities: Map<string, Fields>;
  readonly employments: PeerEmployment[];
  /** Work schedules; `startingDate` as Edm.DateTime. */
  readonly schedules: { readonly externalCode: string; readonly startingDate: string | null }[];
  /** Every write that was taken, in their order. */
  readonly writes: string[];
  /** Messages with which writes of an external code are refused. */
  readonly refusals: Map<string, string>;
  /** Codes of whose changesets the peer says, so many seconds long, that it has no time. */
  readonly busy: Map<string, number>;
  /** What is asked for, of the entities that are read; null refuses the question. */
  rowsOf(entity: 'EmpEmployment' | 'WorkSchedule', filter: string): object[] | null;
  /** Null is done; else why not. */
  upsert(entity: string, fields: Fields): string | null;
  /** Whether it was there. */
  remove(entity: string, externalCode: string): boolean;
}

const forms: Readonly<Record<string, RegExp>> = {
  'Edm.DateTime': /^\/Date\(-?\d+\)\/$/,
  'Edm.Time': /^PT\d\dH\d\dM\d\dS$/,
};

/** The data of the peer; knows the names and forms of the metadata and refuses others. */
export function createPeerStore(types: EntityTypes): PeerStore {
  const store: PeerStore = {
    ...{ entities: new Map(), employments: [], schedules: [], writes: [] },
    ...{ refusals: new Map(), busy: new Map() },
    rowsOf: (entity, filter) => {
      if (filter.includes("'?'")) return null;
      const asked = new Set(filter.split(' or '));
      return entity === 'WorkSchedule'
        ? store.schedules.filter((row) => asked.has(`externalCode eq '${row.externalCode}'`))
        : store.employments.filter((row) =>
            asked.has(`personIdExternal eq '${row.personIdExternal}'`),
          );
    },
    upsert: (entity, fields) => {
      const properties = types.get(entity);
      if (properties === undefined) return `Entity ${entity} is not found`;
      for (const [name, value] of Object.entries(fields)) {
        const type = properties.get(name);
        if (type === undefined) return `Invalid property names: ${entity}/${name}`;
        const form = forms[type];
        const fits = form === undefined ? typeof value === 'string' : form.test(String(value));
        if (value !== null && !fits) return `Invalid value of ${name}`;
      }
      const code = String(fields['externalCode']);
      const refusal = store.refusals.get(code);
      if (refusal !== undefined) return refusal;
      const isKnown = store.employments.some(({ userId }) => userId === fields['userId']);
      if (!isKnown) return `userId: Invalid value ${String(fields['userId'])}`;
      store.entities.set(`${entity}/${code}`, fields);
      store.writes.push(`UPSERT ${entity}/${code}`);
      return null;
    },
    remove: (entity, externalCode) => {
      const isThere = store.entities.delete(`${entity}/${externalCode}`);
      if (isThere) store.writes.push(`DELETE ${entity}/${externalCode}`);
      return isThere;
    },
  };
  return store;
}
