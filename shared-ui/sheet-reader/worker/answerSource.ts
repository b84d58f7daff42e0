import { decodeText } from '../rules/decodeText.ts';
import { sheetLimits, type SheetAnswer, type SheetSource } from '../sheetAnswer.ts';
import { readDelimited } from './readDelimited.ts';
import { readWorkbook } from './readWorkbook.ts';

/** Reads a file by what it holds, not by its name; its size is checked before anything reads it. */
export async function answerSource(source: SheetSource): Promise<SheetAnswer> {
  if (source.kind === 'text') {
    return source.text.length > sheetLimits.fileBytes
      ? { kind: 'refused', fault: 'TOO_LARGE' }
      : readDelimited(source.text);
  }
  if (source.file.size > sheetLimits.fileBytes) return { kind: 'refused', fault: 'TOO_LARGE' };
  const bytes = new Uint8Array(await source.file.arrayBuffer());
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { kind: 'refused', fault: 'OLD_EXCEL' };
  if (startsWith(bytes, [0x50, 0x4b])) {
    return readWorkbook(bytes, source.sheet).catch(() => ({ kind: 'refused', fault: 'DAMAGED' }));
  }
  const decoded = decodeText(bytes, source.encoding);
  if (decoded.kind === 'text') return readDelimited(decoded.text);
  return decoded.choices.length > 0 ? decoded : { kind: 'refused', fault: 'NOT_A_LIST' };
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}
