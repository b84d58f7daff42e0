/**
 * A message as the page reads it. Catalogues are written in ICU's syntax; the build turns them into
 * this, so that the page needs no parser (docs/decisions/compiled-words.md).
 *
 * A text may hold `{name}` (a value), `{name#}` (the value as a number of the language) and `{#}`
 * (the number that a plural counts).
 */
export type Message = string | readonly MessagePart[];

export type MessagePart = string | MessageTag | MessageChoice;

/** `<name>…</name>`. */
export type MessageTag = readonly [name: string, inside: Message];

/** A select, or, with the last one, a plural. */
export type MessageChoice = readonly [name: string, options: MessageOptions, isPlural?: 1];

/** By the value, by `=1`, or by the name of the plural form; `other` is always there. */
export type MessageOptions = Readonly<Record<string, Message>>;

/** Whether the text needs nothing but its values put in, without a parser of ICU's syntax. */
export function isPlainText(text: string): boolean {
  return plainText.test(text);
}

const plainText = /^(?:[^{}<>']|\{(?:\w+#?|#)\})*$/;
