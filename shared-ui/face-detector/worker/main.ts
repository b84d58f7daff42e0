import { FaceDetector, type Detection } from '@mediapipe/tasks-vision';
import createProgram from '@mediapipe/tasks-vision/vision_wasm_module_internal.js';
import * as program from '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm';
import * as model from '@mediapipe/face_detection/face_detection_short_range.tflite';
import type { DetectorAnswer, FaceFrame, LookRequest, SeenFace } from '../faceFrame.ts';
import { measuredSize, measureLight } from '../rules/measureLight.ts';
import { turnRatio } from '../rules/turnRatio.ts';

declare const self: DedicatedWorkerGlobalScope;

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
  // What tasks-vision would load by an address: here it gets the program with its hash checked.
  Object.assign(self, {
    ModuleFactory: (options: object) =>
      createProgram({
        ...options,
        // It tells of its graphics card and the like.
        print: () => undefined,
        printErr: () => undefined,
        instantiateWasm: (imports: WebAssembly.Imports, done: Started) => {
          void startProgram(programFile, imports, done);
          return {};
        },
      }),
  });
  const detector = await FaceDetector.createFromOptions(
    { wasmLoaderPath: '', wasmBinaryPath: program.address },
    {
      baseOptions: {
        modelAssetBuffer: new Uint8Array(await modelFile.arrayBuffer()),
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

/** Compiles it while it comes. */
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

/** @throws TypeError when it does not come, or is not what was built */
async function fetchWhole(file: { address: string; integrity: string }): Promise<Response> {
  // oxlint-disable-next-line no-restricted-globals -- a file of the page, no call
  const response = await fetch(file.address, { integrity: file.integrity });
  if (!response.ok) throw new TypeError(`${file.address} answered ${response.status}.`);
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
  const light = pixels ? measureLight(pixels) : { brightness: 0, sharpness: 0 };
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
