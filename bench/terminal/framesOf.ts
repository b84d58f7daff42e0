const begins = Buffer.from([0xff, 0xd8, 0xff]);

/** The pictures of an MJPEG file, which is a plain sequence of JPEGs. */
export function framesOf(clip: Buffer): readonly Buffer[] {
  const starts: number[] = [];
  for (let at = clip.indexOf(begins); at >= 0; at = clip.indexOf(begins, at + begins.length)) {
    starts.push(at);
  }
  return starts.map((start, index) => clip.subarray(start, starts[index + 1]));
}
