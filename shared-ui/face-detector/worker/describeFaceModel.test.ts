import { Builder, ByteBuffer } from 'flatbuffers';
import { expect, test } from 'vitest';
import { describeFaceModel } from './describeFaceModel.ts';

/** A TensorFlow Lite model with one graph, one operator code, a description and two buffers. */
function exampleModel(): Uint8Array {
  const builder = new Builder();
  const part = (text: string) => {
    const name = builder.createString(text);
    builder.startObject(1);
    builder.addFieldOffset(0, name, 0);
    return builder.endObject();
  };
  const list = (each: readonly number[]) => {
    builder.startVector(4, each.length, 4);
    for (const offset of each.toReversed()) builder.addOffset(offset);
    return builder.endVector();
  };
  const [codes, graphs] = [list([part('code')]), list([part('graph')])];
  const buffers = list([part('first'), part('second')]);
  const description = builder.createString('faces');
  builder.startObject(5);
  builder.addFieldInt32(0, 3, 0);
  for (const [index, offset] of [codes, graphs, description, buffers].entries()) {
    builder.addFieldOffset(index + 1, offset, 0);
  }
  builder.finish(builder.endObject(), 'TFL3');
  return builder.asUint8Array().slice();
}

const latin = new TextDecoder('latin1');

test('the model stays as it is behind a new beginning, aligned, with how pictures are prepared', () => {
  const model = exampleModel();
  const described = describeFaceModel(model);
  const text = latin.decode(described);
  const at = text.indexOf(latin.decode(model));
  expect(at).toBeGreaterThan(0);
  expect(at % 16).toBe(0);
  expect(text.slice(4, 8)).toBe('TFL3');
  for (const name of ['TFLITE_METADATA', 'M001']) expect(text).toContain(name);
});

test('its graph is the one of before, its buffers are one more', () => {
  const model = exampleModel();
  const described = describeFaceModel(model);
  const at = latin.decode(described).indexOf(latin.decode(model));
  const [old, next] = [fieldsOf(model), fieldsOf(described)];
  expect(next.graph - at).toBe(old.graph);
  expect(next.buffers).toBe(old.buffers + 1);
});

test('what is no model is refused', () => {
  expect(() => describeFaceModel(new Uint8Array(64))).toThrow('The face model has no field');
});

/** The offset of the first graph, and the number of buffers. */
function fieldsOf(model: Uint8Array): { readonly graph: number; readonly buffers: number } {
  const bytes = new ByteBuffer(model);
  const root = bytes.readInt32(0);
  const field = (index: number) => root + bytes.__offset(root, 4 + index * 2);
  return {
    graph: bytes.__indirect(bytes.__vector(field(2))),
    buffers: bytes.__vector_len(field(4)),
  };
}
