/** `CHANGED`: it was changed or moved on disk after it was chosen. */
export type ChoiceFault = 'TOO_LARGE' | 'CHANGED';

/** Bytes; the server accepts no more (`CompanyUpload`). */
const largestFile = 33_554_432;

/** Whether a chosen file is a company file, not a list. Some systems know no type of a JSON file. */
export function isCompanyFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return name.toLowerCase().endsWith('.json') || type === 'application/json';
}

/** Why a company file is not sent; null if it is. */
export function choiceFault({ size }: Pick<File, 'size'>): ChoiceFault | null {
  return size > largestFile ? 'TOO_LARGE' : null;
}
