import type { ComponentType, ReactNode } from 'react';
import type { Locale, MessagesModule } from 'shared-contracts';
import { later, MessagesProvider, useHost, type Later, type Messages } from 'shared-ui';

interface Part<Props> {
  readonly Content: ComponentType<Props>;
  readonly messages: Messages;
}

/**
 * A part of a page that is loaded with its messages when first shown. Renders nothing until then; a
 * failed load is retried.
 */
export function withWords<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words: Readonly<Record<Locale, () => Promise<MessagesModule>>>,
): ComponentType<Props> {
  const known = new Map<Locale, Later<Part<Props>>>();

  function partIn(locale: Locale): Later<Part<Props>> {
    const part = known.get(locale) ?? later(() => fetchPart(locale));
    known.set(locale, part);
    return part;
  }
  async function fetchPart(locale: Locale): Promise<Part<Props>> {
    const [Content, { messages }] = await Promise.all([load(), words[locale]()]);
    return { Content, messages };
  }

  return function LaterPart(props: Props): ReactNode {
    const part = partIn(useHost().locale).usePart(true);
    return (
      part && (
        <MessagesProvider messages={part.messages}>
          <part.Content {...props} />
        </MessagesProvider>
      )
    );
  };
}
