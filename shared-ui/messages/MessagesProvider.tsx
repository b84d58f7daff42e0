import { useMemo, type ReactNode } from 'react';
import { IntlProvider, useIntl, type IntlShape } from 'react-intl';
import type { Locale } from 'shared-contracts';

export type Messages = Readonly<IntlShape['messages']>;

export interface MessagesProviderProps {
  readonly messages: Messages;
  /** Another language than that of the providers around it. */
  readonly locale?: Locale;
  readonly children: ReactNode;
}

/** Adds a package's messages to those of the providers around it. */
export function MessagesProvider(props: MessagesProviderProps) {
  const around = useIntl();
  const messages = useMemo(
    () => Object.assign({}, around.messages, props.messages),
    [around.messages, props.messages],
  );
  return (
    <IntlProvider
      locale={props.locale ?? around.locale}
      messages={messages}
      onError={around.onError}
    >
      {props.children}
    </IntlProvider>
  );
}
