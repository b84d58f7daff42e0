import { useMemo, type ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

export type TextValue = string | number | boolean | null | undefined;

/** What is put into a message: for `<tags>` what makes something of their parts. */
type RichValue = ReactNode | ((parts: ReactNode[]) => ReactNode);

/** Looks up a message by its id; `rich` puts components into `<tags>` and placeholders. */
export interface Text<Id extends string> {
  (id: Id, values?: Readonly<Record<string, TextValue>>): string;
  rich(id: Id, values: Readonly<Record<string, RichValue>>): ReactNode;
}

/**
 * The `useText` of a package, `formatMessage` of react-intl typed by its English messages:
 * `export const useText = textOf<typeof messages>()`.
 */
export function textOf<Catalog extends Readonly<Record<string, string>>>(): () => Text<
  keyof Catalog & string
> {
  return () => {
    const intl = useIntl();
    return useMemo(() => createText(intl), [intl]);
  };
}

function createText({ formatMessage }: IntlShape): Text<string> {
  return Object.assign(
    (id: string, values?: Readonly<Record<string, TextValue>>) => formatMessage({ id }, values),
    {
      rich: (id: string, values: Readonly<Record<string, RichValue>>) =>
        formatMessage({ id }, values),
    },
  );
}
