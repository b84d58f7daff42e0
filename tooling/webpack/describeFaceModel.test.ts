import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ByteBuffer } from 'flatbuffers';
import { expect, test } from 'vitest';
import { packageFolder } from '../workspace/workspace.ts';
import { describeFaceModel } from './describeFaceModel.ts';

const fromUi = createRequire(join(packageFolder('shared-ui'), 'package.json'));
const model = readFileSync(
  fromUi.resolve('@mediapipe/face_detection/face_detection_short_range.tflite'),
);

test('the model stays as it is behind a new beginning, aligned, with how pictures are prepared', () => {
  const described = Buffer.from(describeFaceModel(model));
  const at = described.indexOf(model);
  expect(at).toBeGreaterThan(0);
  expect(at % 16).toBe(0);
  const buffer = new ByteBuffer(described);
  const root = buffer.readInt32(0);
  const follow = (index: number) => {
    const position = root + buffer.__offset(root, 4 + index * 2);
    return buffer.__vector(position);
  };
  expect(described.toString('latin1', 4, 8)).toBe('TFL3');
  const old = new ByteBuffer(model);
  const oldRoot = old.readInt32(0);
  const buffers = root + buffer.__offset(root, 12);
  const oldBuffers = oldRoot + old.__offset(oldRoot, 12);
  expect(buffer.__vector_len(buffers)).toBe(old.__vector_len(oldBuffers) + 1);
  // The graph is the one of before.
  const graph = buffer.__indirect(follow(2));
  expect(graph - at).toBe(old.__indirect(old.__vector(oldRoot + old.__offset(oldRoot, 8))));
  expect(described.includes('TFLITE_METADATA')).toBe(true);
  expect(described.includes('M001')).toBe(true);
});

test('what is no model is refused', () => {
  expect(() => describeFaceModel(new Uint8Array(64))).toThrow('The face model has no field');
});
