import { crc32, deflateSync } from 'node:zlib';
import { pictureLimits } from 'shared-contracts/faces/pictureLimits.ts';

/** A PNG that claims to have sides of so many pixels, with other chunks before its few bytes. */
export function pngOf(side: number, chunks: Buffer = Buffer.alloc(0)): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...[chunk('IHDR', header), chunks, chunk('IDAT', deflateSync(Buffer.alloc(64)))],
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** PNG texts that expand a thousandfold, as many as are accepted. */
export function texts(): Buffer {
  const text = chunk(
    'zTXt',
    Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(50_000_000), { level: 9 })]),
  );
  return repeated(text, pictureLimits.bytes - 1_000);
}

/** Empty chunks. */
export function emptyChunks(): Buffer {
  return repeated(chunk('teSt', Buffer.alloc(0)), pictureLimits.bytes - 1_000);
}

export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/**
 * A grey progressive JPEG with sides of so many pixels, with scans of a few bytes that each go
 * through the whole picture (ITU T.81, G).
 *
 * @param before is inserted before each of these scans
 */
export function jpegOf(side: number, scans: number, before: readonly number[] = []): Buffer {
  const frame = Buffer.alloc(9);
  frame[0] = 8;
  frame.writeUInt16BE(side, 1);
  frame.writeUInt16BE(side, 3);
  frame.set([1, 1, 0x11, 0], 5);
  const blocks = Math.ceil(side / 8) ** 2;
  const flat = [segment(0xda, [1, 1, 0, 0, 0, 0]), Buffer.alloc(Math.ceil(blocks / 8))];
  // 15 bits code 16,384 empty blocks.
  const nothing = Buffer.alloc(Math.ceil((Math.ceil(blocks / 16_384) * 15) / 8));
  const scan = Buffer.concat([Buffer.from(before), segment(0xda, [1, 1, 0, 1, 63, 0]), nothing]);
  return Buffer.concat([
    ...[Buffer.from([0xff, 0xd8]), segment(0xdb, [0, ...Array<number>(64).fill(1)])],
    ...[segment(0xc2, [...frame]), onlyCode(0, 0), onlyCode(1, 0xe0)],
    ...[...flat, ...Array<Buffer>(scans).fill(scan), Buffer.from([0xff, 0xd9])],
  ]);
}

/** A Huffman table with a single code. */
function onlyCode(kind: number, symbol: number): Buffer {
  return segment(0xc4, [kind << 4, 1, ...Array<number>(15).fill(0), symbol]);
}

function segment(marker: number, data: readonly number[]): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, Buffer.from(data)]);
}

function repeated(part: Buffer, length: number): Buffer {
  return Buffer.concat(Array<Buffer>(Math.floor(length / part.length)).fill(part));
}
