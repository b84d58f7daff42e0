import { distance } from '../rules/distance.ts';
import { rateBounds, type RateBounds } from '../rules/rateBounds.ts';

/** A picture of a person; null if it shows no usable face. */
export interface NamedPicture {
  readonly person: string;
  readonly embedding: Float32Array | null;
}

export interface FaceEvaluation {
  readonly people: number;
  /** Pictures without a usable face, of all pictures. */
  readonly unseen: RateBounds;
  readonly rates: readonly {
    readonly distance: number;
    /** Pairs of one person over the distance. */
    readonly rejected: RateBounds;
    /** Pairs of two people within the distance. */
    readonly accepted: RateBounds;
  }[];
  /** Null if there is no such pair. */
  readonly farthestSame: number | null;
  readonly nearestOthers: number | null;
}

/**
 * The person of a file: `anna-1.jpg` and `anna-2.png` are two pictures of one; null for other
 * files.
 */
export function personOf(file: string): string | null {
  return /^(.+)-\d+\.(?:jpe?g|png)$/i.exec(file)?.[1] ?? null;
}

/**
 * The rates of false rejections and false matches, by pairs of pictures, at each distance. Pairs
 * that share a person are not independent, so the true bounds are wider.
 */
export function evaluateFaces(
  pictures: readonly NamedPicture[],
  distances: readonly number[],
): FaceEvaluation {
  const same: number[] = [];
  const others: number[] = [];
  pictures.forEach(({ person, embedding }, index) => {
    for (const other of pictures.slice(index + 1)) {
      if (embedding === null || other.embedding === null) continue;
      const apart = distance(embedding, other.embedding);
      (person === other.person ? same : others).push(apart);
    }
  });
  const count = (all: readonly number[], holds: (apart: number) => boolean) =>
    rateBounds(all.filter(holds).length, all.length);
  return {
    people: new Set(pictures.map(({ person }) => person)).size,
    unseen: rateBounds(
      pictures.filter(({ embedding }) => embedding === null).length,
      pictures.length,
    ),
    rates: distances.map((limit) => ({
      distance: limit,
      rejected: count(same, (apart) => apart > limit),
      accepted: count(others, (apart) => apart <= limit),
    })),
    farthestSame: same.length === 0 ? null : Math.max(...same),
    nearestOthers: others.length === 0 ? null : Math.min(...others),
  };
}
