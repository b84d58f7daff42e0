import { IntlMessageFormat } from 'intl-messageformat';
import type { MessagePiece, MessageReader } from './MessageReader.ts';

const formats = new Map<string, IntlMessageFormat>();

/** A message in any of ICU's syntax with its values. It brings a parser: see `wholeIcu.ts`. */
export function formatIcu(text: string, { locale, values, onLack }: MessageReader): MessagePiece[] {
  const key = `${locale} ${text}`;
  const format = formats.get(key) ?? new IntlMessageFormat(text, locale);
  formats.set(key, format);
  try {
    return format.formatToParts<MessagePiece>(values).map(({ value }) => value);
  } catch (fault) {
    onLack(fault instanceof Error ? fault.message : String(fault));
    return [text];
  }
}
