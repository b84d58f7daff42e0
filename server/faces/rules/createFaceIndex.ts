import { embeddingLength } from './distance.ts';

export interface MatchLimits {
  /** The greatest distance at which a face matches a known one. */
  readonly distance: number;
  /** How much nearer it must be than the next person's. */
  readonly margin: number;
}

export type FaceMatch =
  | { readonly kind: 'person'; readonly personId: number; readonly distance: number }
  | { readonly kind: 'stranger' }
  /** It could also be another person's: a number decides, instead of a guess. */
  | { readonly kind: 'ambiguous' };

export interface EnrolledFaces {
  readonly personId: number;
  readonly embeddings: readonly Float32Array[];
}

/** Faces in memory. */
export interface FaceIndex {
  /** Number of embeddings. */
  readonly size: number;
  /** Replaces all of a person's faces; an empty list removes the person. */
  put(faces: EnrolledFaces): void;
  /** Replaces everything. */
  replaceAll(people: readonly EnrolledFaces[]): void;
  /** The one person, of those given, whose face it may be. */
  nearest(
    face: Float32Array,
    limits: MatchLimits,
    isAskedFor?: (personId: number) => boolean,
  ): FaceMatch;
}

/** An index of faces by linear scan: 5,000 people with two each take milliseconds. */
export function createFaceIndex(): FaceIndex {
  let size = 0;
  let people = new Float64Array(64);
  let numbers = new Float32Array(64 * embeddingLength);

  function add(personId: number, embedding: Float32Array): void {
    if (embedding.length !== embeddingLength)
      throw new Error('The embedding has the wrong length.');
    if (size === people.length) {
      people = grown(people, new Float64Array(size * 2));
      numbers = grown(numbers, new Float32Array(size * 2 * embeddingLength));
    }
    people[size] = personId;
    numbers.set(embedding, size * embeddingLength);
    size++;
  }

  function forget(personId: number): void {
    for (let row = size - 1; row >= 0; row--) {
      if (people[row] !== personId) continue;
      size--;
      people[row] = people[size] ?? Number.NaN;
      const last = size * embeddingLength;
      numbers.copyWithin(row * embeddingLength, last, last + embeddingLength);
      numbers.fill(0, last, last + embeddingLength);
    }
  }

  return {
    get size() {
      return size;
    },
    put: ({ personId, embeddings }) => {
      forget(personId);
      for (const embedding of embeddings) add(personId, embedding);
    },
    replaceAll: (all) => {
      numbers.fill(0);
      size = 0;
      for (const { personId, embeddings } of all) {
        for (const embedding of embeddings) add(personId, embedding);
      }
    },
    nearest: (face, limits, isAskedFor = () => true) => {
      // A person farther away can neither match nor prevent a match.
      const reach = (limits.distance + limits.margin) ** 2;
      let personId = Number.NaN;
      let best = Number.POSITIVE_INFINITY;
      let second = Number.POSITIVE_INFINITY;
      for (let row = 0; row < size; row++) {
        const owner = people[row] ?? Number.NaN;
        if (!isAskedFor(owner)) continue;
        const bound = Math.min(reach, owner === personId ? best : second);
        const square = squareTo(face, numbers, row * embeddingLength, bound);
        if (!(square <= bound)) continue;
        if (square < best) {
          if (owner !== personId) second = best;
          personId = owner;
          best = square;
        } else if (owner !== personId) {
          second = square;
        }
      }
      const near = Math.sqrt(best);
      if (!(near <= limits.distance)) return { kind: 'stranger' };
      const next = Math.sqrt(second);
      if (next <= limits.distance || next - near < limits.margin) return { kind: 'ambiguous' };
      return { kind: 'person', personId, distance: near };
    },
  };
}

/** Square of the distance to a row's face, or any number over the bound once it is exceeded. */
function squareTo(face: Float32Array, rows: Float32Array, start: number, bound: number): number {
  let sum = 0;
  for (let from = 0; from < embeddingLength && sum <= bound; from += 16) {
    for (let index = from; index < from + 16; index++) {
      const difference = (face[index] ?? Number.NaN) - (rows[start + index] ?? Number.NaN);
      sum += difference * difference;
    }
  }
  return sum;
}

function grown<T extends Float32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
