import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

export type TextValue = string | number | boolean | Date | null | undefined;

/** Looks up a message by its id; `rich` puts components into `<tags>` and placeholders. */
export interface Text<Id extends string> {
  (id: Id, values?: Readonly<Record<string, TextValue>>): string;
  rich(
    id: Id,
    values: Readonly<Record<string, TextValue | ReactNode | ((parts: ReactNode[]) => ReactNode)>>,
  ): ReactNode;
}

/**
 * The `useText` of a package, typed by its English messages:
 * `export const useText = textOf<typeof messages>()`.
 */
export function textOf<Catalog extends Readonly<Record<string, string>>>(): () => Text<
  keyof Catalog & string
> {
  return () => createText(useIntl());
}

function createText<Id extends string>(intl: IntlShape): Text<Id> {
  const known = texts.get(intl);
  if (known) return known;
  const created = Object.assign(
    (id: string, values?: Readonly<Record<string, TextValue>>) =>
      intl.formatMessage({ id }, values),
    {
      rich: (id: string, values: Parameters<Text<string>['rich']>[1]) =>
        intl.formatMessage({ id }, values),
    },
  );
  texts.set(intl, created);
  return created;
}

const texts = new WeakMap<IntlShape, Text<string>>();
