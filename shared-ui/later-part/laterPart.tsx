import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { Locale, MessagesModule } from 'shared-contracts';
import { useHost } from '../host/HostProvider.tsx';
import { later, type Later } from '../later/later.ts';
import { MessagesProvider } from '../messages/MessagesProvider.tsx';
import { useUiText } from '../messages/useUiText.ts';
import { useSnackbar } from '../snackbar/useSnackbar.ts';

/** The messages of a part, one file per language. */
export type LaterWords = Readonly<Record<Locale, () => Promise<MessagesModule>>>;

export interface LaterPartOptions<Props> {
  /** Messages that no other part uses: loaded with it, in the page's language. */
  readonly words?: LaterWords;
  /** Loads the code, but no `words`, when the page is idle. */
  readonly early?: boolean;
  /** The placeholder while loading. */
  readonly coming?: ReactNode;
  /** Closes what failed to open. */
  readonly onFailed?: (props: Props) => void;
  /** Takes its place after a failure, instead of a message and a retry every two seconds. */
  readonly failed?: (failure: unknown, retry: () => void) => ReactNode;
}

/**
 * A part whose code loads when it is first shown. If that fails, only this part fails: a message
 * says so once, and it is retried while it is shown, or when it is shown again.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { words, early = false, coming = null, onFailed, failed }: LaterPartOptions<Props> = {},
): ComponentType<Props> {
  const whole = later(load, early ? undefined : 'only when wanted');
  const inLocale = new Map<Locale, Later<ComponentType<Props>>>();
  /** Dismisses the message about the last failure. */
  let forgetFailure: () => void = () => undefined;

  function partIn(locale: Locale): Later<ComponentType<Props>> {
    if (!words) return whole;
    const read = () => withWords(whole.load, words[locale]);
    const part = inLocale.get(locale) ?? later(read, 'only when wanted');
    inLocale.set(locale, part);
    return part;
  }

  return function LaterPart(props: Props) {
    const { locale } = useHost();
    const text = useUiText();
    const snackbar = useSnackbar();
    const [failure, setFailure] = useState<unknown>(null);
    const Part = partIn(locale).usePart(failure === null, (fault) => {
      if (failed) return setFailure(fault);
      const told = text(navigator.onLine ? 'ui.part.failed' : 'ui.part.offline');
      forgetFailure = snackbar.show({ text: told, intent: 'error', topic: 'part' });
      return onFailed?.(props);
    });
    const isLoaded = Part !== null;
    useEffect(() => {
      if (isLoaded) forgetFailure();
    }, [isLoaded]);
    if (Part) return <Part {...props} />;
    return failed && failure !== null ? failed(failure, () => setFailure(null)) : coming;
  };
}

/** A dialog, or another part with `onClose`, that closes if it fails to load. */
export function laterDialog<Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  options: Pick<LaterPartOptions<Props>, 'words' | 'early'> = {},
): ComponentType<Props> {
  return laterPart(load, { ...options, onFailed: ({ onClose }) => onClose() });
}

async function withWords<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loadWords: () => Promise<MessagesModule>,
): Promise<ComponentType<Props>> {
  const [Content, { messages }] = await Promise.all([load(), loadWords()]);
  return (props) => (
    <MessagesProvider messages={messages}>
      <Content {...props} />
    </MessagesProvider>
  );
}
