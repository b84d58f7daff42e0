import type { components } from 'shared-contracts';
import { useText } from '../../messages/useText.ts';

/** What a change means for people, as a sentence with their first names. */
export function useEffectWords(): (effect: components['schemas']['CompanyEffect']) => string {
  const text = useText();
  return ({ kind, count, names }) => {
    const listed = names.join(', ');
    return text(`import.effect.${kind}`, {
      count,
      names: count > names.length ? text('import.names', { names: listed }) : listed,
    });
  };
}
