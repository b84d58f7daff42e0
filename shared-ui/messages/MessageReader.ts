import type { ReactNode } from 'react';
import type { Locale } from 'shared-contracts';

export type MessagePiece = Exclude<ReactNode, Promise<unknown>>;

/** What is put into a message: for `<tags>` what makes something of their parts. */
export type MessageValue = MessagePiece | ((parts: MessagePiece[]) => MessagePiece);

export type MessageValues = Readonly<Record<string, MessageValue>>;

export interface MessageReader {
  readonly locale: Locale;
  readonly values: MessageValues;
  /** Told of a value that the message needs and does not get. */
  readonly onLack: (name: string) => void;
}
