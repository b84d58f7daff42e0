import type { components } from 'shared-contracts';
import { useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

/** What a change means for people, as a sentence with their first names. */
export function useEffectWords(): (effect: components['schemas']['CompanyEffect']) => string {
  const text = useText();
  const formats = useUserFormats();
  return ({ kind, count, names, place = '', from, of = count }) => {
    const listed = names.join(', ');
    return text(`import.effect.${kind}`, {
      ...{ count, place, of },
      from: from === undefined ? '' : formats.day(from, true),
      names: count > names.length ? text('import.names', { names: listed }) : listed,
    });
  };
}
