import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Locale, Message } from 'shared-contracts';
import { useIcuFor } from './wholeIcu.ts';

export type Messages = Readonly<Record<string, Message>>;

export interface MessagesState {
  readonly locale: Locale;
  readonly messages: Messages;
  /** Told in a sentence of a message that is missing or lacks a value. */
  readonly onMissing: (fault: string) => void;
}

const MessagesContext = createContext<MessagesState>({
  locale: 'en',
  messages: {},
  onMissing: () => {},
});

export interface MessagesProviderProps {
  readonly messages: Messages;
  /** The outermost one names the language; those inside take it over. */
  readonly locale?: Locale;
  /** Told in a sentence of a message that is missing or lacks a value. */
  readonly onMissing?: (fault: string) => void;
  readonly children: ReactNode;
}

/** Adds a package's messages to those of the providers around it. */
export function MessagesProvider(props: MessagesProviderProps) {
  const outer = useContext(MessagesContext);
  const locale = props.locale ?? outer.locale;
  const onMissing = props.onMissing ?? outer.onMissing;
  const around = outer.messages;
  const isReadable = useIcuFor(props.messages);
  const messages = useMemo(() => ({ ...around, ...props.messages }), [around, props.messages]);
  const state = useMemo(() => ({ locale, messages, onMissing }), [locale, messages, onMissing]);
  return <MessagesContext value={state}>{isReadable && props.children}</MessagesContext>;
}

export function useMessages(): MessagesState {
  return useContext(MessagesContext);
}
