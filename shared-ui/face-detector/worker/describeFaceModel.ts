import { Builder, ByteBuffer } from 'flatbuffers';

/** Fields of a TensorFlow Lite model's root that are copied, by their index in the schema. */
const field = { version: 0, codes: 1, graphs: 2, description: 3, buffers: 4, metadata: 6 } as const;
const takenOver = [field.codes, field.graphs, field.description];

/** Pixels become -1 to 1: (value - 127.5) / 127.5. */
const normalization = 127.5;

/**
 * Adds metadata about input normalization to the model, which tasks-vision requires. Flatbuffer
 * offsets point forward, so a new root is prepended to the unchanged bytes. Tables and fields:
 * `schema.fbs` and `metadata_schema.fbs` of TensorFlow Lite.
 */
export function describeFaceModel(model: Uint8Array): Uint8Array {
  const old = new ByteBuffer(model);
  const root = old.readInt32(0);
  const at = (index: number) => {
    const offset = old.__offset(root, 4 + index * 2);
    if (offset === 0) throw new Error(`The face model has no field ${index}.`);
    return root + offset;
  };
  const builder = new Builder(model.length + 2_048);
  const oldEnd = putBytes(builder, model);
  /** Builders count from the end. */
  const fromEnd = (position: number) => oldEnd - position;
  const pointedTo = (index: number) => fromEnd(old.__indirect(at(index)));

  const data = putBytes(builder, pictureMetadata(), 'with its length');
  const buffer = table(builder, 1, () => builder.addFieldOffset(0, data, 0));
  const name = builder.createString('TFLITE_METADATA');
  const count = old.__vector_len(at(field.buffers));
  const note = table(builder, 2, () => {
    builder.addFieldOffset(0, name, 0);
    builder.addFieldInt32(1, count, 0);
  });
  const notes = offsets(builder, [note]);
  const first = old.__vector(at(field.buffers));
  const kept = Array.from({ length: count }, (_unused, index) =>
    fromEnd(old.__indirect(first + index * 4)),
  );
  const buffers = offsets(builder, [...kept, buffer]);
  const described = table(builder, 7, () => {
    builder.addFieldInt32(field.version, old.readInt32(at(field.version)), 0);
    for (const index of takenOver) builder.addFieldOffset(index, pointedTo(index), 0);
    builder.addFieldOffset(field.buffers, buffers, 0);
    builder.addFieldOffset(field.metadata, notes, 0);
  });
  builder.finish(described, 'TFL3');
  return builder.asUint8Array();
}

/** `ModelMetadata` whose one input declares the mean and deviation of its pixels. */
function pictureMetadata(): Uint8Array {
  const builder = new Builder();
  const numbers = () => {
    builder.startVector(4, 1, 4);
    builder.addFloat32(normalization);
    return builder.endVector();
  };
  const [mean, deviation] = [numbers(), numbers()];
  const options = table(builder, 2, () => {
    builder.addFieldOffset(0, mean, 0);
    builder.addFieldOffset(1, deviation, 0);
  });
  const unit = table(builder, 2, () => {
    // NormalizationOptions of the union.
    builder.addFieldInt8(0, 1, 0);
    builder.addFieldOffset(1, options, 0);
  });
  const units = offsets(builder, [unit]);
  // Red, green, blue.
  const image = table(builder, 2, () => builder.addFieldInt8(0, 1, 0));
  const content = table(builder, 3, () => {
    // ImageProperties of the union.
    builder.addFieldInt8(0, 2, 0);
    builder.addFieldOffset(1, image, 0);
  });
  const input = table(builder, 7, () => {
    builder.addFieldOffset(3, content, 0);
    builder.addFieldOffset(4, units, 0);
  });
  const inputs = offsets(builder, [input]);
  const graph = table(builder, 7, () => builder.addFieldOffset(2, inputs, 0));
  const graphs = offsets(builder, [graph]);
  builder.finish(
    table(builder, 8, () => builder.addFieldOffset(3, graphs, 0)),
    'M001',
  );
  return builder.asUint8Array();
}

function table(builder: Builder, fields: number, fill: () => void): number {
  builder.startObject(fields);
  fill();
  return builder.endObject();
}

function offsets(builder: Builder, each: readonly number[]): number {
  builder.startVector(4, each.length, 4);
  for (const offset of each.toReversed()) builder.addOffset(offset);
  return builder.endVector();
}

/** Returns their start, counted from the end. The model's contents are aligned to 16 bytes. */
function putBytes(builder: Builder, bytes: Uint8Array, length?: 'with its length'): number {
  builder.prep(16, bytes.length);
  for (let index = bytes.length - 1; index >= 0; index--) builder.writeInt8(bytes[index] ?? 0);
  if (length === undefined) return builder.offset();
  builder.writeInt32(bytes.length);
  return builder.offset();
}
