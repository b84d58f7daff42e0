import type { ServerContext } from '../../calls/serverContext.ts';
import { createFaceIndex, type FaceMatch } from '../rules/createFaceIndex.ts';
import { readFaces, readFacesOf, type SealedFace } from './faces.ts';
import { openEmbedding, type FaceKeys } from './sealEmbedding.ts';

/** All recognisable faces, in memory; other servers' changes arrive by push. */
export interface KnownFaces {
  /** The one of these people whose face it is, up to a distance. */
  find(embedding: Float32Array, distance: number, among: ReadonlySet<number>): Promise<FaceMatch>;
  /** Whether it is the face of another person. */
  isOfAnother(embedding: Float32Array, distance: number, employeeId: number): Promise<boolean>;
  /** Reads the faces if they are not loaded yet; returns their number. */
  load(): Promise<number>;
}

/** The greatest age of the faces when no person was found: an event may have been lost. */
const freshInMilliseconds = 60_000;

/** How much nearer a face must be than the next person's (docs/decisions/face-engine.md). */
const margin = 0.05;

/** The owner to whom an embedding is bound. */
export const faceOwner = (employeeId: number) => `employee/${employeeId}`;

export function createKnownFaces(
  { database, push, now, log }: ServerContext,
  keys: () => Promise<FaceKeys>,
): KnownFaces {
  const index = createFaceIndex();
  /** Null before the first use, and again after a failed read. */
  let loading: Promise<void> | null = null;
  let loadedAt = 0;

  push.subscribe(({ type, employeeIds }) => {
    if (type !== 'faces-changed' || loading === null) return;
    loading = begin(loading.then(() => refresh(employeeIds)));
  });

  push.onGap(() => (loading = null));

  /** The work may have no listener: if it fails, the next caller reads everything again. */
  function begin(work: Promise<void>): Promise<void> {
    work.catch(() => {
      if (loading === work) loading = null;
    });
    return work;
  }

  async function load(): Promise<number> {
    loading ??= begin(loadAll());
    await loading;
    return index.size;
  }

  async function loadAll(): Promise<void> {
    const startedAt = now().getTime();
    index.replaceAll(await open(await database.run(readFaces)));
    loadedAt = startedAt;
  }

  async function refresh(employeeIds: readonly number[]): Promise<void> {
    const rows = await open(await database.run(readFacesOf, { employeeIds }));
    const known = new Map(rows.map((row) => [row.personId, row.embeddings]));
    for (const personId of employeeIds)
      index.put({ personId, embeddings: known.get(personId) ?? [] });
  }

  async function open(rows: readonly SealedFace[]) {
    const opening = await keys();
    return rows.flatMap(({ employee_id: personId, sealed }) => {
      const opened = openEmbedding(sealed, faceOwner(personId), opening);
      if (opened.kind === 'opened') return [{ personId, embeddings: [opened.embedding] }];
      log.error({ failure: opened.kind }, 'A face could not be decrypted');
      return [];
    });
  }

  return {
    load,
    find: async (embedding, distance, among) => {
      const search = async () => {
        await load();
        const limits = { distance, margin };
        return index.nearest(embedding, limits, (id) => among.has(id));
      };
      const match = await search();
      const isFresh = now().getTime() - loadedAt < freshInMilliseconds;
      if (match.kind === 'person' || isFresh) return match;
      loading = null;
      return search();
    },
    isOfAnother: async (embedding, distance, employeeId) => {
      await load();
      const limits = { distance, margin: 0 };
      const match = index.nearest(embedding, limits, (id) => id !== employeeId);
      return match.kind !== 'stranger';
    },
  };
}
