import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { isPlainText, type Message, type MessageOptions, type MessagePart } from './message.ts';

/**
 * The form in which the page reads a message of ICU's syntax. What that form cannot say (dates,
 * number formats, ordinals) stays text: the page fetches the whole of ICU for it. Throws on a
 * message that is not ICU.
 */
export function compileMessage(text: string): Message {
  if (isPlainText(text)) return text;
  const message = compile(parse(text));
  if (message === null) return text;
  return typeof message === 'string' && !isPlainText(message) ? [message] : message;
}

/** Null when the page's form has no way to say it. */
function compile(elements: readonly MessageFormatElement[]): Message | null {
  const parts: MessagePart[] = [];
  for (const element of elements) {
    const part = compileElement(element);
    if (part === null) return null;
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts.splice(-1, 1, last + part);
    else parts.push(part);
  }
  const [first = '', ...others] = parts;
  return typeof first === 'string' && others.length === 0 ? first : parts;
}

function compileElement(element: MessageFormatElement): MessagePart | null {
  switch (element.type) {
    case TYPE.literal:
      return /[{}]/.test(element.value) ? null : element.value;
    case TYPE.argument:
      return `{${element.value}}`;
    case TYPE.number:
      return element.style == null ? `{${element.value}#}` : null;
    case TYPE.pound:
      return '{#}';
    case TYPE.tag: {
      const inside = compile(element.children);
      return inside === null ? null : [element.value, inside];
    }
    case TYPE.select: {
      const options = compileOptions(element.options);
      return options && [element.value, options];
    }
    case TYPE.plural: {
      if (element.offset !== 0 || element.pluralType !== 'cardinal') return null;
      const options = compileOptions(element.options);
      return options && [element.value, options, 1];
    }
    case TYPE.date:
    case TYPE.time:
      return null;
  }
}

function compileOptions(
  options: Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>,
): MessageOptions | null {
  const compiled: Record<string, Message> = {};
  for (const [name, { value }] of Object.entries(options)) {
    const message = compile(value);
    if (message === null) return null;
    compiled[name] = message;
  }
  return compiled;
}
