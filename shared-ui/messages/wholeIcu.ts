import { use } from 'react';
import { isPlainText, type Message } from 'shared-contracts';
import type { MessagePiece, MessageReader } from './MessageReader.ts';

type Format = (text: string, reader: MessageReader) => MessagePiece[];

let format: Format | undefined;
let coming: Promise<void> | undefined;
/** Milliseconds. */
const faultStays = 1_000;

/**
 * Waits for all of ICU's syntax where a message needs it: one of a remote that was built before
 * messages were compiled, or with a date or a number format in it.
 */
export function useIcuFor(messages: Readonly<Record<string, Message>>): void {
  if (format === undefined && Object.values(messages).some(isIcu)) use((coming ??= load()));
}

/** The text with its values; as it stands, where `useIcuFor` was not asked. */
export function formatWithIcu(text: string, reader: MessageReader): MessagePiece[] {
  return format?.(text, reader) ?? [text];
}

function isIcu(message: Message): boolean {
  return typeof message === 'string' && !isPlainText(message);
}

async function load(): Promise<void> {
  try {
    format = (await import(/* webpackChunkName: "icu" */ './icu.ts')).formatIcu;
  } catch (fault) {
    // The page that waits has to find this fault; whoever tries again asks again.
    setTimeout(() => (coming = undefined), faultStays);
    throw fault;
  }
}
