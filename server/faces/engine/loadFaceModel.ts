import { readFile } from 'node:fs/promises';
import type { FaceBox } from '../rules/pictureReading.ts';
import type { FaceModel, Pixels } from './faceModel.ts';

/**
 * Loads face-api with TensorFlow.js on wasm, in one thread (docs/decisions/face-engine.md). For the
 * worker alone: it makes the library take this thread for a browser's worker.
 */
export async function loadFaceModel(): Promise<FaceModel> {
  // Its bundle is made for browsers, where modules of Node are empty.
  Object.assign(globalThis, { WorkerGlobalScope: class {}, __dirname: '/' });
  const library: unknown = await import(
    import.meta.resolve('@vladmandic/face-api/dist/face-api.esm.js')
  );
  if (!isFaceLibrary(library)) throw new Error('face-api has not what is used of it.');
  const { tf, nets } = library;
  const wasm = import.meta.resolve('@tensorflow/tfjs-backend-wasm/package.json');
  tf.env().platform.fetch = async (url) => new Response(await readFile(new URL(url)));
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  tf.setWasmPaths(new URL('dist/', wasm).href, true);
  if (!(await tf.setBackend('wasm'))) throw new Error('TensorFlow.js could not start on wasm.');

  await loadWeights(tf, nets.tinyFaceDetector, 'tiny_face_detector_model');
  await loadWeights(tf, nets.faceLandmark68Net, 'face_landmark_68_model');
  await loadWeights(tf, nets.faceRecognitionNet, 'face_recognition_model');
  const options = new library.TinyFaceDetectorOptions({ inputSize: 416, scoreThreshold: 0.5 });
  const quick = new library.TinyFaceDetectorOptions({ inputSize: 160, scoreThreshold: 0.5 });

  async function withTensor<T>(pixels: Pixels, look: (tensor: Tensor) => Promise<T>): Promise<T> {
    const tensor = tf.tensor3d(pixels.data, [pixels.height, pixels.width, 3], 'int32');
    try {
      return await look(tensor);
    } finally {
      tensor.dispose();
    }
  }

  return {
    findFaces: (pixels) =>
      withTensor(pixels, async (tensor) =>
        (await library.detectAllFaces(tensor, options)).map(({ box }) => plain(box)),
      ),
    glimpse: (pixels) =>
      withTensor(pixels, async (tensor) => {
        const found = await library.detectAllFaces(tensor, quick);
        const [detection] = found.toSorted((a, b) => b.box.width - a.box.width);
        if (detection === undefined) return null;
        const [upright] = await library.extractFaceTensors(tensor, [detection]);
        if (upright === undefined) return null;
        const { landmarks } = library.extendWithFaceLandmarks(
          { detection },
          await nets.faceLandmark68Net.detectLandmarks(upright),
        );
        upright.dispose();
        return { box: plain(detection.box), landmarks: flat(landmarks) };
      }),
    describe: (pixels, { x, y, width, height }) =>
      withTensor(pixels, async (tensor) => {
        const detection = new library.FaceDetection(
          1,
          {
            x: x / pixels.width,
            y: y / pixels.height,
            width: width / pixels.width,
            height: height / pixels.height,
          },
          { width: pixels.width, height: pixels.height },
        );
        const [upright] = await library.extractFaceTensors(tensor, [detection]);
        if (upright === undefined) throw new Error('A face is outside of its picture.');
        const { landmarks, alignedRect } = library.extendWithFaceLandmarks(
          { detection },
          await nets.faceLandmark68Net.detectLandmarks(upright),
        );
        upright.dispose();
        const [aligned] = await library.extractFaceTensors(tensor, [alignedRect]);
        if (aligned === undefined) throw new Error('A face is outside of its picture.');
        const embedding = await nets.faceRecognitionNet.computeFaceDescriptor(aligned);
        aligned.dispose();
        return {
          landmarks: flat(landmarks),
          embedding: Float32Array.from(embedding),
        };
      }),
  };
}

function plain({ x, y, width, height }: FaceBox): FaceBox {
  return { x, y, width, height };
}

function flat({ positions }: Landmarks): readonly number[] {
  return positions.flatMap(({ x, y }) => [x, y]);
}

async function loadWeights(tf: TensorFlow, net: Net, name: string): Promise<void> {
  const file = (path: string) =>
    readFile(new URL(import.meta.resolve(`@vladmandic/face-api/model/${path}`)));
  const manifest: unknown = JSON.parse((await file(`${name}-weights_manifest.json`)).toString());
  if (!isManifest(manifest)) throw new Error(`The weights of ${name} are not described.`);
  for (const { paths, weights } of manifest) {
    const bytes = new Uint8Array(Buffer.concat(await Promise.all(paths.map(file))));
    net.loadFromWeightMap(tf.io.decodeWeights(bytes.buffer, weights));
  }
}

interface Tensor {
  dispose(): void;
}

interface Net {
  loadFromWeightMap(weights: unknown): void;
}

interface TensorFlow {
  env(): {
    readonly platform: { fetch: (url: string) => Promise<Response> };
    set(flag: string, value: boolean): void;
  };
  setWasmPaths(prefix: string, usesPlatform: boolean): void;
  setBackend(name: string): Promise<boolean>;
  tensor3d(data: Uint8Array, shape: readonly [number, number, number], type: 'int32'): Tensor;
  readonly io: { decodeWeights(data: ArrayBuffer, weights: readonly unknown[]): unknown };
}

interface Detection {
  readonly box: FaceBox;
}

interface Landmarks {
  readonly positions: readonly { readonly x: number; readonly y: number }[];
}

/** What is used of face-api 1.7.15. */
interface FaceLibrary {
  readonly tf: TensorFlow;
  readonly nets: {
    readonly tinyFaceDetector: Net;
    readonly faceLandmark68Net: Net & { detectLandmarks(face: Tensor): Promise<Landmarks> };
    readonly faceRecognitionNet: Net & {
      computeFaceDescriptor(face: Tensor): Promise<Float32Array>;
    };
  };
  readonly TinyFaceDetectorOptions: new (options: {
    inputSize: number;
    scoreThreshold: number;
  }) => object;
  readonly FaceDetection: new (
    score: number,
    /** Shares of the picture. */
    box: FaceBox,
    picture: { width: number; height: number },
  ) => Detection;
  detectAllFaces(picture: Tensor, options: object): PromiseLike<readonly Detection[]>;
  extractFaceTensors(picture: Tensor, faces: readonly unknown[]): Promise<Tensor[]>;
  extendWithFaceLandmarks(
    source: { detection: Detection },
    landmarks: Landmarks,
  ): { readonly landmarks: Landmarks; readonly alignedRect: unknown };
}

/** Types of the library need the whole of TensorFlow.js: its names are held against it instead. */
function isFaceLibrary(value: unknown): value is FaceLibrary {
  const names = [
    ...['tf', 'nets', 'TinyFaceDetectorOptions', 'FaceDetection'],
    ...['detectAllFaces', 'extractFaceTensors', 'extendWithFaceLandmarks'],
  ];
  return typeof value === 'object' && value !== null && names.every((name) => name in value);
}

function isManifest(
  value: unknown,
): value is readonly { readonly paths: readonly string[]; readonly weights: readonly unknown[] }[] {
  return (
    Array.isArray(value) &&
    value.every(
      (group: unknown) =>
        typeof group === 'object' &&
        group !== null &&
        'paths' in group &&
        'weights' in group &&
        Array.isArray(group.paths) &&
        Array.isArray(group.weights),
    )
  );
}
