import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { boundedPicture } from '../rules/boundedPicture.ts';
import { differenceHash, hashedSize } from '../rules/differenceHash.ts';
import { measuredSize, meanOf, measureLight } from 'shared-contracts/faces/measureLight.ts';
import { pictureLimits } from 'shared-contracts/faces/pictureLimits.ts';
import { judgePictureQuality, pickFace } from '../rules/pictureQuality.ts';
import type { FaceBox, PictureReading, PictureRefusal } from '../rules/pictureReading.ts';
import { trailSheet, type TrailLook } from '../rules/judgeTrail.ts';
import { turnRatio } from '../rules/turnRatio.ts';
import type { FaceModel, Pixels } from './faceModel.ts';

/** Bytes of the sheet of a trail. */
const largestTrail = 262_144;

/** The most pixels that are decoded; a picture with more would be blurry at 1 MB. */
const mostPixels = 25_000_000;

/** Pixels of the longer side for face detection. */
const longestSide = 800;

const signatures = [
  { kind: 'jpeg', begins: Buffer.from([0xff, 0xd8, 0xff]) },
  { kind: 'png', begins: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
] as const;

sharp.cache(false);
sharp.concurrency(1);

/** Reads an uploaded file. */
export async function readPicture(bytes: Uint8Array, model: FaceModel): Promise<PictureReading> {
  const pixels = await decode(bytes);
  if (typeof pixels === 'string') return { kind: 'refused', reason: pixels };
  const small = await raw(
    of(pixels)
      .greyscale()
      .resize({ ...hashedSize, fit: 'fill' }),
  );
  const fingerprint = {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    differenceHash: differenceHash(small),
  };
  const box = pickFace(await model.findFaces(pixels), meanOf(small));
  if (typeof box === 'string') return { kind: 'no-use', reason: box, ...fingerprint };
  const light = measureLight(await raw(faceLuma(pixels, box)));
  const reason = judgePictureQuality(light);
  if (reason !== null) return { kind: 'no-use', reason, ...fingerprint };
  const { landmarks, embedding } = await model.describe(pixels, box);
  const face = { box, landmarks, ...light, turn: turnRatio(landmarks), embedding };
  return { kind: 'face', face, ...fingerprint };
}

/** The faces on the tiles of a `trailSheet`, in order; null if the file is not such a sheet. */
export async function readTrail(
  bytes: Uint8Array,
  model: FaceModel,
): Promise<readonly TrailLook[] | null> {
  const { side, tilesPerTurn, turns } = trailSheet;
  if (bytes.length > largestTrail) return null;
  const sheet = await decode(bytes, tilesPerTurn * side);
  if (typeof sheet === 'string') return null;
  if (sheet.width !== tilesPerTurn * side || sheet.height !== turns * side) return null;
  const looks: TrailLook[] = [];
  for (let tile = 0; tile < tilesPerTurn * turns; tile++) {
    const left = (tile % tilesPerTurn) * side;
    const top = Math.floor(tile / tilesPerTurn) * side;
    const data = await of(sheet).extract({ left, top, width: side, height: side }).raw().toBuffer();
    const seen = await model.glimpse({ data, width: side, height: side });
    looks.push(seen && { box: seen.box, turn: turnRatio(seen.landmarks) });
  }
  return looks;
}

async function decode(bytes: Uint8Array, longest = longestSide): Promise<Pixels | PictureRefusal> {
  if (bytes.length > pictureLimits.bytes) return 'TOO_LARGE';
  const signature = signatures.find(({ begins }) =>
    begins.equals(bytes.subarray(0, begins.length)),
  );
  if (signature === undefined) return 'NOT_A_PICTURE';
  const bounded = boundedPicture(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    signature.kind,
  );
  if (bounded === null) return 'UNREADABLE';
  try {
    const { format, width, height } = await sharp(bounded, { limitInputPixels: false }).metadata();
    if (format !== signature.kind) return 'NOT_A_PICTURE';
    if (width * height > mostPixels) return 'TOO_MANY_PIXELS';
    const { data, info } = await sharp(bounded, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    return 'UNREADABLE';
  }
}

function of({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

function raw(picture: Sharp): Promise<Uint8Array> {
  return picture.toColourspace('b-w').raw({ depth: 'uchar' }).toBuffer();
}

/** A face at the edge extends beyond the picture. */
function faceLuma(pixels: Pixels, box: FaceBox): Sharp {
  const left = Math.max(0, Math.floor(box.x));
  const top = Math.max(0, Math.floor(box.y));
  const width = Math.max(1, Math.min(pixels.width, Math.ceil(box.x + box.width)) - left);
  const height = Math.max(1, Math.min(pixels.height, Math.ceil(box.y + box.height)) - top);
  return of(pixels)
    .extract({ left, top, width, height })
    .greyscale()
    .resize({ width: measuredSize, height: measuredSize, fit: 'fill' });
}
