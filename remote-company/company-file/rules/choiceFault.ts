/** `CHANGED`: it was changed or moved on disk after it was chosen. */
export type ChoiceFault = 'TOO_LARGE' | 'NOT_JSON' | 'CHANGED';

/** Bytes; the server accepts no more (`CompanyUpload`). */
const largestFile = 33_554_432;

/** Why a chosen file is not sent; null if it is. Some systems know no type of a JSON file. */
export function choiceFault({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): ChoiceFault | null {
  if (!name.toLowerCase().endsWith('.json') && type !== 'application/json') return 'NOT_JSON';
  return size > largestFile ? 'TOO_LARGE' : null;
}
