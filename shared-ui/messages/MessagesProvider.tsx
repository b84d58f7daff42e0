import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Locale } from 'shared-contracts';

export type Messages = Readonly<Record<string, string>>;

interface MessagesState {
  readonly locale: Locale;
  readonly messages: Messages;
  readonly onMissing: (id: string) => void;
}

const MessagesContext = createContext<MessagesState | null>(null);

export interface MessagesProviderProps {
  readonly messages: Messages;
  /** The outermost one names the language; those inside take it over. */
  readonly locale?: Locale;
  /** Told of a message that is missing or malformed. */
  readonly onMissing?: (id: string) => void;
  readonly children: ReactNode;
}

/** Adds a package's messages to those of the providers around it. */
export function MessagesProvider(props: MessagesProviderProps) {
  const outer = useContext(MessagesContext);
  const locale = props.locale ?? outer?.locale ?? 'en';
  const onMissing = props.onMissing ?? outer?.onMissing ?? ignore;
  const around = outer?.messages;
  const messages = useMemo(() => ({ ...around, ...props.messages }), [around, props.messages]);
  const state = useMemo(() => ({ locale, messages, onMissing }), [locale, messages, onMissing]);
  return (
    <MessagesContext value={state}>
      <IntlProvider
        locale={locale}
        messages={messages}
        onError={(fault) => onMissing(fault.message)}
      >
        {props.children}
      </IntlProvider>
    </MessagesContext>
  );
}

function ignore(): void {}
