/** Progressive pictures of cameras and programs have about ten. */
const mostScans = 100;
/** Bytes of a chunk beside the picture: a profile of its colours, which way is up. */
const longestChunk = 16_384;

/**
 * A picture that takes no longer to decode than its pixels do: a megabyte holds texts that take a
 * gigabyte once they are read, and thousands of scans that each go through all pixels. Null for a
 * picture that is not built as its kind should be.
 */
export function boundedPicture(bytes: Buffer, kind: 'jpeg' | 'png'): Buffer | null {
  if (kind === 'png') return withoutTexts(bytes);
  const scans = countScans(bytes);
  return scans > 0 && scans <= mostScans ? bytes : null;
}

/** Its pixels, and each other chunk once, unless it is a text or long (PNG, 5.3). */
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
 * Segments name their length; what follows a scan's head ends at the next marker (ITU T.81, B.1). 0
 * where a marker is none of a picture's: decoders do not agree on what follows it.
 */
function countScans(jpeg: Buffer): number {
  let scans = 0;
  for (let at = 2; at + 4 <= jpeg.length;) {
    const marker = jpeg.indexOf(0xff, at);
    const kind = jpeg[marker + 1] ?? 0xd9;
    const isScan = kind === 0xda;
    // Data has 0xff only before 0 and between restarts; markers may be preceded by more of it.
    const isAlone = kind === 0 || kind === 0xff || (kind >= 0xd0 && kind <= 0xd7);
    if (marker < 0 || kind === 0xd9) break;
    if ((kind > 0 && kind < 0xc0) || kind === 0xd8) return 0;
    if (isScan) scans += 1;
    if (isAlone) at = marker + (kind === 0xff ? 1 : 2);
    else at = marker + 2 + (marker + 4 <= jpeg.length ? jpeg.readUInt16BE(marker + 2) : 0);
  }
  return scans;
}
