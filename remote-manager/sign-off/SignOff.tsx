import { lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import type { Locale, MessagesModule } from 'shared-contracts';
import { MessagesProvider, useHost } from 'shared-ui';
import { SignOffPanel, type SignOffPanelProps } from './view/SignOffPanel.tsx';

/** Signing off a pay cycle, with its words: fetched beside the page, which has no bytes for them. */
export function SignOff(props: SignOffPanelProps): ReactNode {
  const { locale } = useHost();
  const Panel = panels[locale];
  return <Panel {...props} />;
}

type Panel = ComponentType<SignOffPanelProps>;

const panels: Readonly<Record<Locale, LazyExoticComponent<Panel>>> = {
  en: panelIn(() => import('./messages/en.ts')),
  de: panelIn(() => import('./messages/de.ts')),
  es: panelIn(() => import('./messages/es.ts')),
  th: panelIn(() => import('./messages/th.ts')),
};

/** Nothing where its words cannot be fetched. */
function panelIn(loadMessages: () => Promise<MessagesModule>) {
  return lazy(() =>
    loadMessages().then(
      ({ messages }): { default: Panel } => ({
        default: (props) => (
          <MessagesProvider messages={messages}>
            <SignOffPanel {...props} />
          </MessagesProvider>
        ),
      }),
      () => ({ default: () => null }),
    ),
  );
}
