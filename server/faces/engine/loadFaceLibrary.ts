import { readFile } from 'node:fs/promises';
import type { FaceBox } from '../rules/pictureReading.ts';

/**
 * Loads face-api with TensorFlow.js on wasm, in one thread. Only for a worker or a command: it
 * makes the library take this thread for a web worker.
 */
export async function loadFaceLibrary(): Promise<FaceLibrary> {
  // Its bundle targets browsers, where modules of Node are empty.
  Object.assign(globalThis, { WorkerGlobalScope: class {}, __dirname: '/' });
  const library: unknown = await import(
    import.meta.resolve('@vladmandic/face-api/dist/face-api.esm.js')
  );
  if (!isFaceLibrary(library)) throw new Error('face-api lacks a function that the engine needs.');
  const { tf } = library;
  const wasm = import.meta.resolve('@tensorflow/tfjs-backend-wasm/package.json');
  tf.env().platform.fetch = async (url) => new Response(await readFile(new URL(url)));
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  tf.setWasmPaths(new URL('dist/', wasm).href, true);
  if (!(await tf.setBackend('wasm'))) throw new Error('TensorFlow.js could not start on wasm.');
  return library;
}

export interface Tensor {
  readonly shape: readonly number[];
  data(): Promise<Float32Array<ArrayBuffer>>;
  dispose(): void;
}

/** A model in the format of TensorFlow.js: its graph and the specification of its weights. */
export interface GraphModel {
  /** Tensors of all outputs. */
  execute(input: Tensor): Tensor | Tensor[];
}

export interface Net {
  loadFromWeightMap(weights: unknown): void;
}

export interface TensorFlow {
  env(): {
    readonly platform: { fetch: (url: string) => Promise<Response> };
    set(flag: string, value: boolean): void;
  };
  setWasmPaths(prefix: string, usesPlatform: boolean): void;
  setBackend(name: string): Promise<boolean>;
  tensor(data: Float32Array, shape: readonly number[]): Tensor;
  tensor3d(data: Uint8Array, shape: readonly [number, number, number], type: 'int32'): Tensor;
  loadGraphModel(handler: { load(): Promise<object> }): Promise<GraphModel>;
  readonly io: { decodeWeights(data: ArrayBuffer, weights: readonly unknown[]): unknown };
}

interface Detection {
  readonly box: FaceBox;
}

export interface Landmarks {
  readonly positions: readonly { readonly x: number; readonly y: number }[];
}

/** The parts of face-api 1.7.15 that are used here. */
export interface FaceLibrary {
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
    /** In fractions of the picture's size. */
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

/** The library's types need all of TensorFlow.js, so this checks its names instead. */
function isFaceLibrary(value: unknown): value is FaceLibrary {
  const names = [
    ...['tf', 'nets', 'TinyFaceDetectorOptions', 'FaceDetection'],
    ...['detectAllFaces', 'extractFaceTensors', 'extendWithFaceLandmarks'],
  ];
  return typeof value === 'object' && value !== null && names.every((name) => name in value);
}
