import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { trailSheet } from '../../rules/judgeTrail.ts';
import { chunk } from './worstPictures.ts';

/** One person, straight ahead, and turned to her own left and right. */
export function portrait(turn: 'straight' | 'left' | 'right'): Promise<Buffer> {
  return readFile(new URL(`./pictures/${turn}.jpg`, import.meta.url));
}

type Side = 'left' | 'right';
type Frame = 'straight' | Side | `${Side}-${1 | 2 | 3 | 4}`;

/** Frames of the portrait's person turning to a side. */
export const turning = (side: Side): readonly Frame[] => [
  ...['straight' as const],
  ...([1, 2, 3, 4] as const).map((step) => `${side}-${step}` as const),
  side,
];

/** The sheet of a capture, from the frames before the first and the second turn. */
export async function trailOf(frames: readonly Frame[]): Promise<Buffer> {
  const { side, tilesPerTurn, turns } = trailSheet;
  const tiles = frames.map(async (frame, index) => ({
    input: await sharp(await readFile(new URL(`./pictures/${frame}.jpg`, import.meta.url)))
      .resize(side, side, { fit: 'cover' })
      .toBuffer(),
    left: (index % tilesPerTurn) * side,
    top: Math.floor(index / tilesPerTurn) * side,
  }));
  const [width, height] = [tilesPerTurn * side, turns * side];
  return sharp({ create: { width, height, channels: 3, background: 'black' } })
    .composite(await Promise.all(tiles))
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** The portrait with the faults of a bad camera or an odd file. */
export async function alteredPortrait(change: (picture: Sharp) => Sharp): Promise<Buffer> {
  return change(sharp(await portrait('straight'))).toBuffer();
}

/**
 * The portrait printed on a flat sheet that is held before a camera at an angle: if it is positive,
 * the left edge is nearer. The distance to the camera is in widths of the sheet.
 */
export async function heldPhotograph(degrees: number, widthsAway: number): Promise<Buffer> {
  const side = 640;
  const sheet = await sharp(await portrait('straight'))
    .resize(side, side)
    .removeAlpha()
    .raw()
    .toBuffer();
  const seen = Buffer.alloc(side * side * 3, 128);
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const away = widthsAway * side;
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const [x, y] = [column - side / 2, row - side / 2];
      const along = (x * away) / (cosine * away - x * sine);
      const left = Math.round(along + side / 2);
      const top = Math.round((y * (away + along * sine)) / away + side / 2);
      if (left < 0 || top < 0 || left >= side || top >= side) continue;
      const from = (top * side + left) * 3;
      sheet.copy(seen, (row * side + column) * 3, from, from + 3);
    }
  }
  return sharp(seen, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Two copies of the portrait side by side. */
export async function twoPeople(): Promise<Buffer> {
  const { width, height } = await sharp(await portrait('straight')).metadata();
  return sharp({ create: { width: width * 2, height, channels: 3, background: 'white' } })
    .composite([
      { input: await portrait('straight'), left: 0, top: 0 },
      { input: await portrait('straight'), left: width, top: 0 },
    ])
    .jpeg()
    .toBuffer();
}

/** A plain grey picture. */
export function plainPicture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'gray' } })
    .png()
    .toBuffer();
}

/** A black square with sides of so many pixels, as a PNG of a few kilobytes. */
export function bombPicture(side: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 1 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Another person: a face from a group picture in face-api's samples. */
export async function stranger(): Promise<Buffer> {
  const group = new URL(import.meta.resolve('@vladmandic/face-api/demo/sample6.jpg'));
  const { width, height } = await sharp(await readFile(group)).metadata();
  return sharp(await readFile(group))
    .extract({
      left: 0,
      top: Math.round(height * 0.2),
      width: Math.round(width * 0.28),
      height: Math.round(height * 0.5),
    })
    .jpeg()
    .toBuffer();
}
