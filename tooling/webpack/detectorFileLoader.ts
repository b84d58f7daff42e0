import type { LoaderContext } from 'webpack';
import { integrityOf } from 'shared-releases/store/putRemote.ts';
import { describeFaceModel } from './describeFaceModel.ts';

/** The program that finds faces and its model: files whose address and hash the importer gets. */
// oxlint-disable-next-line import/no-default-export -- as webpack wants it
export default function detectorFileLoader(this: LoaderContext<object>, source: Buffer): string {
  const isModel = this.resourcePath.endsWith('.tflite');
  const content = isModel ? Buffer.from(describeFaceModel(source)) : source;
  const integrity = integrityOf(content);
  const hash = Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
  const name = `face-detector.${hash.slice(0, 16)}${isModel ? '.tflite' : '.wasm'}`;
  this.emitFile(name, content);
  return `export const address = __webpack_public_path__ + ${JSON.stringify(name)};
export const integrity = ${JSON.stringify(integrity)};`;
}

export const raw = true;

export const detectorFiles = /[\\/]@mediapipe[\\/].*\.(?:wasm|tflite)$/;
