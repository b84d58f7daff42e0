/** Luma (Rec. 709, 0 to 255) of pixels of red, green, blue and alpha. */
export function lumaOf(pixels: Uint8ClampedArray): Float32Array {
  const luma = new Float32Array(pixels.length / 4);
  for (let index = 0; index < luma.length; index++) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index * 4, index * 4 + 3);
    luma[index] = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  return luma;
}
