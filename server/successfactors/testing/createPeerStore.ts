import type { EntityTypes } from './readMetadata.ts';

export type Fields = Readonly<Record<string, unknown>>;

interface PeerEmployment {
  readonly personIdExternal: string;
  readonly userId: string;
  readonly assignmentIdExternal?: string;
}

export interface PeerStore {
  /** Existing entities: `Entity/externalCode` with their fields. */
  readonly entities: Map<string, Fields>;
  readonly employments: PeerEmployment[];
  /** Work schedules; `startingDate` as Edm.DateTime. */
  readonly schedules: { readonly externalCode: string; readonly startingDate: string | null }[];
  /** All accepted writes in order. */
  readonly writes: string[];
  /** Messages with which writes of an external code are rejected. */
  readonly refusals: Map<string, string>;
  /** Codes whose changesets get a "too busy" answer, with the seconds of the pause. */
  readonly busy: Map<string, number>;
  /** The requested rows of a readable entity; null rejects the query. */
  rowsOf(entity: 'EmpEmployment' | 'WorkSchedule', filter: string): object[] | null;
  /** Null on success; otherwise the reason. */
  upsert(entity: string, fields: Fields): string | null;
  /** Whether it existed. */
  remove(entity: string, externalCode: string): boolean;
}

const forms: Readonly<Record<string, RegExp>> = {
  'Edm.DateTime': /^\/Date\(-?\d+\)\/$/,
  'Edm.Time': /^PT\d\dH\d\dM\d\dS$/,
};

/**
 * The data of the simulated system; knows the names and types of the metadata and rejects others.
 */
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
