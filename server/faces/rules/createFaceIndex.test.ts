import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFaceIndex, type EnrolledFaces, type FaceMatch } from './createFaceIndex.ts';
import { distance, embeddingLength } from './distance.ts';

const limits = { distance: 0.5, margin: 0.05 };

/** Faces that differ in their first three numbers, so that some are near and some are not. */
const face = fc
  .tuple(
    fc.integer({ min: 0, max: 12 }),
    fc.integer({ min: 0, max: 12 }),
    fc.integer({ min: 0, max: 3 }),
  )
  .map((steps) => {
    const embedding = new Float32Array(embeddingLength);
    embedding.set(steps.map((step) => step / 9));
    return embedding;
  });
const person = fc.record({
  personId: fc.integer({ min: 1, max: 8 }),
  embeddings: fc.array(face, { maxLength: 3 }),
});
const people = fc.array(person, { maxLength: 12 });

/** What the index must find, by comparing with everybody. */
function nearestOf(
  known: ReadonlyMap<number, readonly Float32Array[]>,
  asked: Float32Array,
): FaceMatch {
  const [first, second] = [...known]
    .flatMap(([personId, embeddings]) =>
      embeddings.length === 0
        ? []
        : [{ personId, distance: Math.min(...embeddings.map((each) => distance(each, asked))) }],
    )
    .toSorted((a, b) => a.distance - b.distance);
  if (first === undefined || first.distance > limits.distance) return { kind: 'stranger' };
  const next = second?.distance ?? Number.POSITIVE_INFINITY;
  if (next <= limits.distance || next - first.distance < limits.margin)
    return { kind: 'ambiguous' };
  return { kind: 'person', ...first };
}

function indexOf(all: readonly EnrolledFaces[]) {
  const index = createFaceIndex();
  for (const each of all) index.put(each);
  return index;
}

test('The nearest person is the one that comparing with everybody finds', () => {
  fc.assert(
    fc.property(people, face, (all, asked) => {
      const known = new Map(all.map(({ personId, embeddings }) => [personId, embeddings]));
      expect(indexOf(all).nearest(asked, limits)).toEqual(nearestOf(known, asked));
    }),
    { numRuns: 1000 },
  );
});

test('Whoever was forgotten is as if never enrolled', () => {
  fc.assert(
    fc.property(people, fc.integer({ min: 1, max: 8 }), face, (all, gone, asked) => {
      const index = indexOf(all);
      const others = indexOf(all.filter(({ personId }) => personId !== gone));
      expect(index.nearest(asked, limits, (id) => id !== gone)).toEqual(
        others.nearest(asked, limits),
      );
      index.put({ personId: gone, embeddings: [] });
      expect(index.size).toBe(others.size);
      expect(index.nearest(asked, limits)).toEqual(others.nearest(asked, limits));
    }),
  );
});

test('All at once is the same as one by one', () => {
  fc.assert(
    fc.property(people, people, face, (earlier, all, asked) => {
      const each = [...new Map(all.map((one) => [one.personId, one])).values()];
      const index = indexOf(earlier);
      index.replaceAll(each);
      expect(index.size).toBe(indexOf(each).size);
      expect(index.nearest(asked, limits)).toEqual(indexOf(each).nearest(asked, limits));
    }),
  );
});

test('A face is at no distance from itself, and as far there as back', () => {
  fc.assert(
    fc.property(face, face, (one, other) => {
      expect(distance(one, one)).toBe(0);
      expect(distance(one, other)).toBe(distance(other, one));
    }),
  );
});

test('It grows beyond what it began with, and finds the last as the first', () => {
  const enrolled = Array.from({ length: 300 }, (_, number) => {
    const embedding = new Float32Array(embeddingLength);
    embedding[number % embeddingLength] = 1 + Math.floor(number / embeddingLength);
    return { personId: number + 1, embeddings: [embedding] };
  });
  const index = indexOf(enrolled);
  for (const { personId, embeddings } of enrolled) {
    for (const each of embeddings)
      expect(index.nearest(each, limits)).toEqual({ kind: 'person', personId, distance: 0 });
  }
});

test('What is no face of the model is not kept', () => {
  expect(() => indexOf([{ personId: 1, embeddings: [new Float32Array(64)] }])).toThrow();
  expect(indexOf([]).nearest(new Float32Array(embeddingLength).fill(Number.NaN), limits)).toEqual({
    kind: 'stranger',
  });
});
