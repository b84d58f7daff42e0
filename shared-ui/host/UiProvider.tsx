import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Provider as StoreProvider, createStore } from 'jotai';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Locale } from 'shared-contracts';
import type { Messages } from '../messages/MessagesProvider.tsx';
import type { CompanyColors } from '../theme/meaningsFromColors.ts';
import type { ColorScheme } from '../theme/statusColors.ts';
import { PunctualThemeProvider } from '../theme/PunctualThemeProvider.tsx';

export interface UiProviderProps {
  readonly locale: Locale;
  /** The shell's and shared-ui's messages in that language. */
  readonly messages: Messages;
  readonly queryClient: QueryClient;
  readonly store: AppStore;
  /** The company's colours, from the server's theme. */
  readonly colors?: CompanyColors | undefined;
  /** Fixed by tests; the system's setting by default. */
  readonly scheme?: ColorScheme | undefined;
  /** Receives messages that are missing, lack a value or are not compiled. */
  readonly onWordsFault: (fault: Error) => void;
  readonly children: ReactNode;
}

/** The application's providers: cache, atoms, messages, theme. Once per page. */
export function UiProvider(props: UiProviderProps) {
  const { locale, messages, queryClient, store, colors, scheme, onWordsFault } = props;
  return (
    <StoreProvider store={store}>
      <QueryClientProvider client={queryClient}>
        <IntlProvider locale={locale} messages={messages} onError={onWordsFault}>
          <PunctualThemeProvider locale={locale} colors={colors} scheme={scheme}>
            {props.children}
          </PunctualThemeProvider>
        </IntlProvider>
      </QueryClientProvider>
    </StoreProvider>
  );
}

export type AppStore = ReturnType<typeof createStore>;

/** The page's one atom store; the shell creates it for each session. */
export function createAppStore(): AppStore {
  return createStore();
}
