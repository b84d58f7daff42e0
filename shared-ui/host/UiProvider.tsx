import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Provider as StoreProvider, createStore } from 'jotai';
import type { ReactNode } from 'react';
import type { Locale } from 'shared-contracts';
import { MessagesProvider, type Messages } from '../messages/MessagesProvider.tsx';
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
  /** Fixed by tests; the system's setting otherwise. */
  readonly scheme?: ColorScheme | undefined;
  readonly onMissingMessage?: (id: string) => void;
  readonly children: ReactNode;
}

/** Everything that surrounds the application: cache, atoms, words, look. Once for each page. */
export function UiProvider(props: UiProviderProps) {
  const { locale, messages, queryClient, store, colors, scheme, onMissingMessage } = props;
  return (
    <StoreProvider store={store}>
      <QueryClientProvider client={queryClient}>
        <MessagesProvider
          locale={locale}
          messages={messages}
          {...(onMissingMessage ? { onMissing: onMissingMessage } : {})}
        >
          <PunctualThemeProvider locale={locale} colors={colors} scheme={scheme}>
            {props.children}
          </PunctualThemeProvider>
        </MessagesProvider>
      </QueryClientProvider>
    </StoreProvider>
  );
}

export type AppStore = ReturnType<typeof createStore>;

/** The one store of the page's atoms; the shell makes it for each session. */
export function createAppStore(): AppStore {
  return createStore();
}
