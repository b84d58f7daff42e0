import { useEffect, useSyncExternalStore } from 'react';
import { isPlainText, type Message } from 'shared-contracts';
import type { MessagePiece, MessageReader } from './MessageReader.ts';

type Format = (text: string, reader: MessageReader) => MessagePiece[];

let format: Format | undefined;
let fault: Error | undefined;
let coming: Promise<void> | undefined;
const waiting = new Set<() => void>();
/** Milliseconds. */
const faultStays = 1_000;

/**
 * Whether the messages can be read: false until all of ICU's syntax is here where one needs it, of a
 * remote that was built before messages were compiled, or with a date or a number format in it.
 * Throws where it does not come.
 */
export function useIcuFor(messages: Readonly<Record<string, Message>>): boolean {
  const isNeeded = format === undefined && Object.values(messages).some(isIcu);
  const failure = useSyncExternalStore(subscribe, readFault);
  const isHere = useSyncExternalStore(subscribe, isIcuHere);
  useEffect(() => {
    if (isNeeded) void loadIcu();
  }, [isNeeded]);
  if (isNeeded && failure) throw failure;
  return isHere || !isNeeded;
}

/** The text with its values; as it stands, where `useIcuFor` was not asked. */
export function formatWithIcu(text: string, reader: MessageReader): MessagePiece[] {
  return format?.(text, reader) ?? [text];
}

/** Settles when it has come or failed; from then on nobody waits. */
export function loadIcu(): Promise<void> {
  return (coming ??= load());
}

async function load(): Promise<void> {
  try {
    format = (await import(/* webpackChunkName: "icu" */ './icu.ts')).formatIcu;
  } catch (failure) {
    fault = failure instanceof Error ? failure : new Error(String(failure));
    // The page that waits has to find this fault; whoever tries again asks again.
    setTimeout(() => (coming = fault = undefined), faultStays);
  }
  for (const tell of waiting) tell();
}

function isIcu(message: Message): boolean {
  return typeof message === 'string' && !isPlainText(message);
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

const readFault = () => fault;
const isIcuHere = () => format !== undefined;
