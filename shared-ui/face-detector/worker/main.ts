import { FaceDetector, type Detection } from '@mediapipe/tasks-vision';
import type { DetectorAnswer, FaceFrame, LookRequest, SeenFace } from '../faceFrame.ts';
import { measuredSize, measureLight } from 'shared-contracts/faces/measureLight.ts';
import { lumaOf } from '../rules/lumaOf.ts';
import { turnRatio } from '../rules/turnRatio.ts';
import { describeFaceModel } from './describeFaceModel.ts';

declare const self: DedicatedWorkerGlobalScope & {
  /** Set by the tasks-vision loader. */
  ModuleFactory: (options: object) => Promise<object>;
  /** Not in every browser. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): { createScriptURL(address: string): string };
  };
};

// Copied by the build unchanged.
const loader = new URL('@mediapipe/tasks-vision/vision_wasm_internal.js', import.meta.url);
const program = new URL('@mediapipe/tasks-vision/vision_wasm_internal.wasm', import.meta.url);
const model = new URL(
  '@mediapipe/face_detection/face_detection_short_range.tflite',
  import.meta.url,
);

/** A policy that the Content-Security-Policy allows. */
const policy = self.trustedTypes?.createPolicy('webpack', { createScriptURL: (file) => file });

const minDetectionConfidence = 0.7;
const canvas = new OffscreenCanvas(measuredSize, measuredSize);
const context = canvas.getContext('2d', { willReadFrequently: true });

async function load(): Promise<void> {
  const [programFile, modelFile] = await Promise.all([
    fetchWhole(program),
    fetchWhole(model),
  ]).catch((fault: unknown) => {
    tell({ kind: 'failed', isFetched: false });
    throw fault;
  });
  importScripts(policy?.createScriptURL(loader.href) ?? loader.href);
  const createProgram = self.ModuleFactory;
  // Normally fetched by tasks-vision: fetched here so that a failure is known.
  self.ModuleFactory = async (options) =>
    await createProgram({
      ...options,
      // It logs its graphics card and the like.
      print: () => undefined,
      printErr: () => undefined,
      instantiateWasm: (imports: WebAssembly.Imports, done: Started) => {
        void startProgram(programFile, imports, done);
        return {};
      },
    });
  const detector = await FaceDetector.createFromOptions(
    { wasmLoaderPath: '', wasmBinaryPath: program.href },
    {
      baseOptions: {
        modelAssetBuffer: describeFaceModel(new Uint8Array(await modelFile.arrayBuffer())),
        delegate: 'CPU',
      },
      runningMode: 'IMAGE',
      minDetectionConfidence,
    },
  );
  self.addEventListener('message', ({ data }: MessageEvent<LookRequest>) => {
    const { picture } = data;
    tell({ kind: 'seen', frame: frameOf(picture, detector.detect(picture).detections) });
    picture.close();
  });
  tell({ kind: 'ready' });
}

type Started = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;

/** Compiles while streaming. */
async function startProgram(
  file: Response,
  imports: WebAssembly.Imports,
  done: Started,
): Promise<void> {
  try {
    const { instance, module } = await WebAssembly.instantiateStreaming(file, imports);
    done(instance, module);
  } catch {
    tell({ kind: 'failed', isFetched: true });
  }
}

/** @throws TypeError if the fetch fails */
async function fetchWhole(file: URL): Promise<Response> {
  // oxlint-disable-next-line no-restricted-globals -- a file of the page, no call
  const response = await fetch(file);
  if (!response.ok) throw new TypeError(`${file.pathname} answered ${response.status}.`);
  return response;
}

function frameOf(picture: ImageBitmap, detections: readonly Detection[]): FaceFrame {
  const { width, height } = picture;
  const faces = detections
    .flatMap((detection) => seenFace(detection, width, height))
    .toSorted((one, other) => other.width - one.width);
  const [{ x, y, ...size } = { x: 0, y: 0, width, height }] = faces;
  context?.drawImage(picture, x, y, size.width, size.height, 0, 0, measuredSize, measuredSize);
  const pixels = context?.getImageData(0, 0, measuredSize, measuredSize).data;
  const light = pixels ? measureLight(lumaOf(pixels)) : { brightness: 0, sharpness: 0 };
  return { width, height, faces, ...light, ...(faces.length === 0 && { sharpness: 0 }) };
}

/** Of its six points the third is the nose, the last two are the ears. */
function seenFace(
  { boundingBox, keypoints }: Detection,
  width: number,
  height: number,
): readonly SeenFace[] {
  const [, , nose, , rightEar, leftEar] = keypoints.map(({ x, y }) => ({
    x: x * width,
    y: y * height,
  }));
  if (!boundingBox || !nose || !rightEar || !leftEar) return [];
  const { originX, originY, ...size } = boundingBox;
  return [
    {
      x: originX,
      y: originY,
      width: size.width,
      height: size.height,
      turn: turnRatio(rightEar, leftEar, nose),
    },
  ];
}

function tell(answer: DetectorAnswer): void {
  self.postMessage(answer);
}

load().catch(() => tell({ kind: 'failed', isFetched: true }));
