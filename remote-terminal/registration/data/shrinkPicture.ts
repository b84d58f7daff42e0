import { pictureLimits } from 'shared-contracts/faces/pictureLimits.ts';
import { fittingSize } from '../rules/pictureFault.ts';

const qualities = [0.9, 0.75, 0.6];

/**
 * Converts a picture of more than 1 MB to a smaller JPEG, with its orientation applied and
 * transparency on white; returns others unchanged. Rejects if it is not a readable picture, or
 * stays too large.
 */
export async function shrinkPicture(picture: Blob): Promise<Blob> {
  if (picture.size <= pictureLimits.bytes) return picture;
  const bitmap = await createImageBitmap(picture);
  try {
    const canvas = document.createElement('canvas');
    const { width, height } = fittingSize(bitmap);
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('The device draws no picture.');
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    for (const quality of qualities) {
      const smaller = await jpegOf(canvas, quality);
      if (smaller.size <= pictureLimits.bytes) return smaller;
    }
  } finally {
    bitmap.close();
  }
  throw new Error('The picture stays too large.');
}

function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture has no content.')) : resolve(blob)),
      'image/jpeg',
      quality,
    );
  });
}
