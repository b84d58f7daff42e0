import { embeddingLength } from '../faces/rules/distance.ts';

/** Synthetic faces, far from each other and from real ones; the same in every run. */
export function createMadeFaces(): () => Float32Array {
  const random = createRandom();
  return () => {
    const numbers = Float32Array.from({ length: embeddingLength }, () => random() - 0.5);
    const length = Math.hypot(...numbers);
    return numbers.map((each) => (each / length) * 1.4);
  };
}

function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
