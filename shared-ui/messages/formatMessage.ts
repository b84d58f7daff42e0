import { isPlainText, type Message, type MessageOptions, type MessagePart } from 'shared-contracts';
import { numberFormat, pluralForm } from './numberFormat.ts';
import type { MessagePiece, MessageReader, MessageValue } from './MessageReader.ts';
import { formatWithIcu } from './wholeIcu.ts';

/** The message with its values, in pieces that follow each other. */
export function formatMessage(message: Message, reader: MessageReader): readonly MessagePiece[] {
  if (typeof message === 'string' && !isPlainText(message)) return formatWithIcu(message, reader);
  return joinTexts(format(message, reader, 0));
}

/** @param count what the plural around it counts */
function format(message: Message, reader: MessageReader, count: number): MessagePiece[] {
  return typeof message === 'string'
    ? fillIn(message, reader, count)
    : message.flatMap((part) => formatPart(part, reader, count));
}

function formatPart(part: MessagePart, reader: MessageReader, count: number): MessagePiece[] {
  if (typeof part === 'string') return fillIn(part, reader, count);
  const [name, inside, isPlural] = part;
  const value = valueOf(name, reader);
  if (isMessage(inside)) {
    const parts = joinTexts(format(inside, reader, count));
    return typeof value === 'function' ? [value(parts)] : parts;
  }
  if (isPlural) {
    const number = Number(value);
    const option = inside[`=${number}`] ?? inside[pluralForm(reader.locale, number)];
    return format(option ?? inside['other'] ?? '', reader, number);
  }
  const key = typeof value === 'object' ? 'other' : String(value);
  return format(inside[key] ?? inside['other'] ?? '', reader, count);
}

function isMessage(inside: Message | MessageOptions): inside is Message {
  return typeof inside === 'string' || Array.isArray(inside);
}

const place = /\{(\w*#?)\}/;

function fillIn(text: string, reader: MessageReader, count: number): MessagePiece[] {
  const { locale } = reader;
  return text.split(place).map((piece, index) => {
    if (index % 2 === 0) return piece;
    if (piece === '#') return numberFormat(locale).format(count);
    if (!piece.endsWith('#')) return shown(valueOf(piece, reader));
    return numberFormat(locale).format(Number(valueOf(piece.slice(0, -1), reader)));
  });
}

/** One text in the page instead of several that follow each other. */
function joinTexts(parts: readonly MessagePiece[]): MessagePiece[] {
  const joined: MessagePiece[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const text = typeof part === 'number' ? String(part) : part;
    if (typeof text === 'string' && typeof last === 'string') joined.splice(-1, 1, last + text);
    else if (text !== '') joined.push(text);
  }
  return joined;
}

function valueOf(name: string, { values, onLack }: MessageReader): MessageValue | undefined {
  if (!(name in values)) onLack(name);
  return values[name];
}

function shown(value: MessageValue | undefined): MessagePiece {
  return typeof value === 'function' || typeof value === 'boolean' ? null : value;
}
