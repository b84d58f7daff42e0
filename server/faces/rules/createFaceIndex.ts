import { embeddingLength } from './distance.ts';

export interface MatchLimits {
  /** Greatest distance at which a face is taken for a known person's. */
  readonly distance: number;
  /** How much nearer it must be than to the next person. */
  readonly margin: number;
}

/** See docs/decisions/face-engine.md. */
export const matchLimits: MatchLimits = { distance: 0.5, margin: 0.05 };

export type FaceMatch =
  | { readonly kind: 'person'; readonly personId: number; readonly distance: number }
  | { readonly kind: 'stranger' }
  /** It may be another person's, too: nobody may be clocked on a guess. */
  | { readonly kind: 'ambiguous' };

export interface EnrolledFaces {
  readonly personId: number;
  readonly embeddings: readonly Float32Array[];
}

/** Faces in memory. */
export interface FaceIndex {
  /** Embeddings that it holds. */
  readonly size: number;
  /** Puts these in the place of all that a person had; an empty list forgets the person. */
  put(faces: EnrolledFaces): void;
  /** Forgets everybody and takes these instead. */
  replaceAll(people: readonly EnrolledFaces[]): void;
  /** The one person whose face it may be, of those who are asked for. */
  nearest(
    face: Float32Array,
    limits?: MatchLimits,
    isAskedFor?: (personId: number) => boolean,
  ): FaceMatch;
}

/** An index of faces by plain scan: 5,000 people with two each take milliseconds. */
export function createFaceIndex(): FaceIndex {
  let size = 0;
  let people = new Float64Array(64);
  let numbers = new Float32Array(64 * embeddingLength);

  function add(personId: number, embedding: Float32Array): void {
    if (embedding.length !== embeddingLength) throw new Error('This is no embedding of a face.');
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

  /** Square of the distance to a row, or any number above the bound as soon as it is passed. */
  function squareTo(face: Float32Array, row: number, bound: number): number {
    let sum = 0;
    const start = row * embeddingLength;
    for (let from = 0; from < embeddingLength && sum <= bound; from += 16) {
      for (let index = from; index < from + 16; index++) {
        const difference = (face[index] ?? Number.NaN) - (numbers[start + index] ?? Number.NaN);
        sum += difference * difference;
      }
    }
    return sum;
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
    nearest: (face, limits = matchLimits, isAskedFor = () => true) => {
      // Whoever is farther than this can neither match nor stand in the way of a match.
      const reach = (limits.distance + limits.margin) ** 2;
      let personId = Number.NaN;
      let best = Number.POSITIVE_INFINITY;
      let second = Number.POSITIVE_INFINITY;
      for (let row = 0; row < size; row++) {
        const owner = people[row] ?? Number.NaN;
        if (!isAskedFor(owner)) continue;
        const bound = Math.min(reach, owner === personId ? best : second);
        const square = squareTo(face, row, bound);
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

function grown<T extends Float32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
