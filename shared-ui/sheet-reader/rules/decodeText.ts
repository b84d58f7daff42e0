/** A way to read the bytes of a file. */
export interface EncodingChoice {
  /** A label of the Encoding standard. */
  readonly encoding: string;
  /** The same values in each choice. */
  readonly samples: readonly string[];
}

/** Text, or the encodings among which a person has to choose. */
export type DecodedText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'encodings'; readonly choices: readonly EncodingChoice[] };

/**
 * What programs write who do not write UTF-8: Excel on Windows in western Europe and in Thailand,
 * Excel on older Macs.
 */
const byteEncodings = ['windows-1252', 'windows-874', 'macintosh'];
const wideEncodings = ['utf-16le', 'utf-16be'];

/**
 * Decodes what says its encoding by a byte order mark, and valid UTF-8. Everything else is asked:
 * each byte means a letter in several encodings, and only a person knows the names.
 */
export function decodeText(bytes: Uint8Array, chosen: string | null): DecodedText {
  const marked = markOf(bytes);
  if (chosen !== null || marked !== null) {
    return { kind: 'text', text: new TextDecoder(chosen ?? marked ?? 'utf-8').decode(bytes) };
  }
  // UTF-16 without a mark is valid UTF-8 full of zeros.
  const isWide = bytes.subarray(0, 4_096).includes(0);
  if (!isWide) {
    const text = decoded(bytes, 'utf-8');
    if (text !== null) return { kind: 'text', text };
  }
  return { kind: 'encodings', choices: choicesFor(bytes, isWide ? wideEncodings : byteEncodings) };
}

function markOf(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** Null if the bytes have no meaning in it. */
function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const mostSamples = 4;
/** Control characters that no list has, and the characters of wrongly paired bytes. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const impossible = /[\u0000-\u0008\u000E-\u001F\u0080-\u009F\uFFFD\uE000-\uF8FF]/u;

function choicesFor(bytes: Uint8Array, encodings: readonly string[]): EncodingChoice[] {
  const texts = encodings.flatMap((encoding) => {
    const text = decoded(bytes, encoding);
    return text === null || impossible.test(text) ? [] : [{ encoding, cells: cellsIn(text) }];
  });
  const [first] = texts;
  if (first === undefined) return [];
  const telling = first.cells.flatMap((cell, index) =>
    texts.some(({ cells }) => cells[index] !== cell) || /[^\u0020-\u007E]/.test(cell)
      ? [index]
      : [],
  );
  const shown = (telling.length > 0 ? telling : [0]).slice(0, mostSamples);
  return texts.map(({ encoding, cells }) => ({
    encoding,
    samples: shown.map((index) => cells[index] ?? ''),
  }));
}

/** Enough of a text to find names in it, cut at what usually separates cells. */
function cellsIn(text: string): string[] {
  return text
    .slice(0, 200_000)
    .split(/[\r\n\t;,"|]+/)
    .map((cell) => cell.trim().slice(0, 60));
}
