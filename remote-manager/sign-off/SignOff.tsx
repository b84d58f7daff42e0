import { lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import type { Locale, MessagesModule } from 'shared-contracts';
import { MessagesProvider, useHost } from 'shared-ui';
import { SignOffPanel, type SignOffPanelProps } from './view/SignOffPanel.tsx';

/** The sign-off of a pay cycle, with its messages: loaded separately to keep the page small. */
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

/** Renders nothing if its messages fail to load. */
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
