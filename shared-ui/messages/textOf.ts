import { createElement, Fragment, type ReactNode } from 'react';
import type { Message } from 'shared-contracts';
import { formatMessage } from './formatMessage.ts';
import type { MessagePiece, MessageValues } from './MessageReader.ts';
import { useMessages, type MessagesState } from './MessagesProvider.tsx';

export type TextValue = string | number | boolean | null | undefined;

/** Looks up a message by its id; `rich` puts components into `<tags>` and placeholders. */
export interface Text<Id extends string> {
  (id: Id, values?: Readonly<Record<string, TextValue>>): string;
  rich(id: Id, values: MessageValues): ReactNode;
}

/**
 * The `useText` of a package, typed by its English messages:
 * `export const useText = textOf<typeof messages>()`.
 */
export function textOf<Catalog extends Readonly<Record<string, Message>>>(): () => Text<
  keyof Catalog & string
> {
  return () => createText(useMessages());
}

function createText<Id extends string>(state: MessagesState): Text<Id> {
  const known = texts.get(state);
  if (known) return known;
  const { locale, messages, onMissing } = state;
  const format = (id: string, values: MessageValues): readonly MessagePiece[] => {
    const message = messages[id];
    if (message === undefined) {
      onMissing(`There is no message ${id} in ${locale}.`);
      return [id];
    }
    const onLack = (name: string) => onMissing(`The message ${id} in ${locale} lacks ${name}.`);
    return formatMessage(message, { locale, values, onLack });
  };
  const created = Object.assign(
    (id: string, values: Readonly<Record<string, TextValue>> = {}) =>
      format(id, values)
        .filter((piece) => typeof piece === 'string')
        .join(''),
    {
      rich: (id: string, values: MessageValues) =>
        createElement(Fragment, null, ...format(id, values)),
    },
  );
  texts.set(state, created);
  return created;
}

const texts = new WeakMap<MessagesState, Text<string>>();
