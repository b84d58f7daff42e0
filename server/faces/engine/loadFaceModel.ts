import { readFile } from 'node:fs/promises';
import type { FaceBox } from '../rules/pictureReading.ts';
import type { FaceModel, Pixels } from './faceModel.ts';
import {
  loadFaceLibrary,
  type Landmarks,
  type Net,
  type Tensor,
  type TensorFlow,
} from './loadFaceLibrary.ts';

/** The engine's models in face-api (docs/decisions/face-engine.md). */
export async function loadFaceModel(): Promise<FaceModel> {
  const library = await loadFaceLibrary();
  const { tf, nets } = library;
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
        if (upright === undefined) throw new Error('A face lies outside its picture.');
        const { landmarks, alignedRect } = library.extendWithFaceLandmarks(
          { detection },
          await nets.faceLandmark68Net.detectLandmarks(upright),
        );
        upright.dispose();
        const [aligned] = await library.extractFaceTensors(tensor, [alignedRect]);
        if (aligned === undefined) throw new Error('A face lies outside its picture.');
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
  if (!isManifest(manifest)) throw new Error(`The manifest of ${name} is invalid.`);
  for (const { paths, weights } of manifest) {
    const bytes = new Uint8Array(Buffer.concat(await Promise.all(paths.map(file))));
    net.loadFromWeightMap(tf.io.decodeWeights(bytes.buffer, weights));
  }
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
