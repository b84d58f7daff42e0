import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { loadFaceLibrary, type GraphModel, type TensorFlow } from './loadFaceLibrary.ts';
import type { FaceBox } from '../rules/pictureReading.ts';
import { bestBlazeFace, blazeFaceSize } from '../rules/bestBlazeFace.ts';

/** Side of the square, in pixels, that FaceRes describes with 1,024 numbers. */
const describedSize = 224;
const numbers = 1_024;
/** Factor on the face's box: with hair and chin fewer people are refused. */
const margin = 1.4;

interface Square {
  readonly data: Buffer;
  readonly size: number;
}

/**
 * BlazeFace and FaceRes of `@vladmandic/human`, for comparison with the engine. `folder` is the
 * unpacked package. Rejects if the models are missing.
 */
export async function loadHumanModels(folder: string) {
  const { tf } = await loadFaceLibrary();
  const [detector, describer] = await Promise.all([
    loadGraph(tf, join(folder, 'models'), 'blazeface'),
    loadGraph(tf, join(folder, 'models'), 'faceres'),
  ]);

  async function run(model: GraphModel, input: Float32Array, size: number) {
    const tensor = tf.tensor(input, [1, size, size, 3]);
    const outputs = [model.execute(tensor)].flat();
    const read = await Promise.all(
      outputs.map(async (output) => ({ shape: output.shape, data: await output.data() })),
    );
    for (const each of [tensor, ...outputs]) each.dispose();
    return read;
  }

  async function findFace(square: Square): Promise<FaceBox | null> {
    const small = await raw(square).resize(blazeFaceSize, blazeFaceSize).raw().toBuffer();
    const input = Float32Array.from(small, (value) => value / 127.5 - 1);
    // Each grid has an output for scores and one for boxes; the finer grid has more of them.
    const outputs = (await run(detector, input, blazeFaceSize)).toSorted(
      (one, other) => (other.shape[1] ?? 0) - (one.shape[1] ?? 0),
    );
    const of = (length: number) =>
      outputs.filter(({ shape }) => shape[2] === length).flatMap(({ data }) => [...data]);
    return bestBlazeFace(of(1), of(16));
  }

  return {
    // With 1,024 numbers of length 1, strangers are farther apart than with the engine's 128.
    distances: [70, 75, 80, 82, 84, 86, 88, 90, 92, 95, 100].map((each) => each / 100),
    async read(picture: Uint8Array) {
      const square = await squareOf(picture);
      const face = await findFace(square);
      if (face === null) return { kind: 'no-use' as const, reason: 'NO_FACE' };
      const input = Float32Array.from(await cut(square, face));
      const described = (await run(describer, input, describedSize)).find(
        ({ shape }) => shape[1] === numbers,
      );
      if (!described) throw new Error(`FaceRes does not return ${numbers} numbers.`);
      const length = Math.hypot(...described.data);
      return {
        kind: 'face' as const,
        face: { embedding: described.data.map((each) => each / length) },
      };
    },
  };
}

async function squareOf(picture: Uint8Array): Promise<Square> {
  const upright = sharp(picture).rotate().toColourspace('srgb').removeAlpha();
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const size = Math.max(width, height);
  const padded = sharp(data, { raw: { width, height, channels: 3 } })
    .extend({ right: size - width, bottom: size - height, background: '#000' })
    .raw();
  return { data: await padded.toBuffer(), size };
}

/** The face with its surroundings, as a square of `describedSize`. */
async function cut(square: Square, face: FaceBox): Promise<Buffer> {
  const scale = square.size / blazeFaceSize;
  const side = Math.max(face.width, face.height) * margin;
  const within = (middle: number) => {
    const from = Math.round(Math.max(0, (middle - side / 2) * scale));
    const until = Math.round(Math.min(square.size, (middle + side / 2) * scale));
    return { from, length: Math.max(1, until - from) };
  };
  const across = within(face.x + face.width / 2);
  const down = within(face.y + face.height / 2);
  return await raw(square)
    .extract({ left: across.from, top: down.from, width: across.length, height: down.length })
    .resize(describedSize, describedSize, { fit: 'fill' })
    .raw()
    .toBuffer();
}

function raw({ data, size }: Square) {
  return sharp(data, { raw: { width: size, height: size, channels: 3 } });
}

async function loadGraph(tf: TensorFlow, folder: string, name: string): Promise<GraphModel> {
  const [text, weights] = await Promise.all([
    readFile(join(folder, `${name}.json`), 'utf8'),
    readFile(join(folder, `${name}.bin`)),
  ]);
  const graph: unknown = JSON.parse(text);
  if (!isGraph(graph)) throw new Error(`${name}.json is not a model.`);
  const weightSpecs = graph.weightsManifest.flatMap((group) => group.weights);
  const weightData = Uint8Array.from(weights).buffer;
  return await tf.loadGraphModel({
    load: () => Promise.resolve({ ...graph, weightSpecs, weightData }),
  });
}

function isGraph(
  value: unknown,
): value is { readonly weightsManifest: readonly { readonly weights: readonly unknown[] }[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'weightsManifest' in value &&
    Array.isArray(value.weightsManifest)
  );
}
