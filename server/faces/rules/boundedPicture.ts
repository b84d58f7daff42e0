/** Progressive pictures of cameras and programs have about ten. */
const mostScans = 100;
/** The longest chunk besides the picture, in bytes: a colour profile, the orientation. */
const longestChunk = 16_384;

/**
 * Limits the time to decode a picture to that of its pixels: a megabyte can hold texts that expand
 * to a gigabyte, and thousands of scans that each go through all pixels. Null for a malformed
 * picture.
 */
export function boundedPicture(bytes: Buffer, kind: 'jpeg' | 'png'): Buffer | null {
  if (kind === 'png') return withoutTexts(bytes);
  const scans = countScans(bytes);
  return scans > 0 && scans <= mostScans ? bytes : null;
}

/** Its pixels, and each other chunk once, without texts and long chunks (PNG, 5.3). */
function withoutTexts(png: Buffer): Buffer {
  const kept = [png.subarray(0, 8)];
  const once = new Set<string>();
  for (let at = 8; at + 8 <= png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const isPixels = ['IHDR', 'PLTE', 'IDAT', 'IEND'].includes(type);
    const isText = ['tEXt', 'zTXt', 'iTXt'].includes(type);
    const end = at + 12 + length;
    if (isPixels || (!isText && length <= longestChunk && !once.has(type)))
      kept.push(png.subarray(at, end));
    once.add(type);
    at = end;
  }
  return Buffer.concat(kept);
}

/**
 * Segments state their length; the data after a scan's header ends at the next marker (ITU T.81,
 * B.1). 0 for an unknown marker: decoders disagree on what follows it.
 */
function countScans(jpeg: Buffer): number {
  let scans = 0;
  for (let at = 2; at + 4 <= jpeg.length;) {
    const marker = jpeg.indexOf(0xff, at);
    const kind = jpeg[marker + 1] ?? 0xd9;
    const isScan = kind === 0xda;
    // Data contains 0xff only before 0 and in restarts; more of it can precede a marker.
    const isAlone = kind === 0 || kind === 0xff || (kind >= 0xd0 && kind <= 0xd7);
    if (marker < 0 || kind === 0xd9) break;
    if ((kind > 0 && kind < 0xc0) || kind === 0xd8) return 0;
    if (isScan) scans += 1;
    if (isAlone) at = marker + (kind === 0xff ? 1 : 2);
    else at = marker + 2 + (marker + 4 <= jpeg.length ? jpeg.readUInt16BE(marker + 2) : 0);
  }
  return scans;
}
