import { useWhen } from '../../company-history/view/useWhen.ts';
import { useText } from '../../messages/useText.ts';
import type { LogInState } from '../rules/logInState.ts';

export function useLogInWords(): (state: LogInState) => string {
  const text = useText();
  const when = useWhen();
  return (state) =>
    state.kind === 'USED'
      ? text('people.logIn.USED', { when: when(state.at) })
      : text(`people.logIn.${state.kind}`);
}
