/** Why a file is not sent as the picture of a face. */
export type PictureFault = 'KIND' | 'SIZE';

/** What a picture may be (spec §5). */
export const pictureKinds: readonly string[] = ['image/jpeg', 'image/png'];

/** Bytes (spec §9). */
export const largestPicture = 1_048_576;

/** What can be told of a file by itself; whether there is one good face on it says the server. */
export function pictureFault({ type, size }: Pick<Blob, 'type' | 'size'>): PictureFault | null {
  if (!pictureKinds.includes(type)) return 'KIND';
  return size > largestPicture ? 'SIZE' : null;
}
