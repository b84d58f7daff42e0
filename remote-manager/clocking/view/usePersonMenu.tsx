import type { ReactNode } from 'react';
import { useMenu } from 'shared-ui';
import type { Subordinate } from '../../people/rules/subordinate.ts';
import { useGivePassword } from './useGivePassword.tsx';
import { useGivePin } from './useGivePin.tsx';

/** The menu of a row: what a manager gives a person who is stuck. Render `dialogs` in the page. */
export function usePersonMenu(): {
  readonly open: (person: Subordinate, target: HTMLElement) => void;
  readonly dialogs: ReactNode;
} {
  const show = useMenu();
  const pin = useGivePin();
  const password = useGivePassword();
  return {
    open: (person, target) =>
      show(target, [...(pin.item === null ? [] : [pin.item(person)]), password.item(person)]),
    dialogs: (
      <>
        {pin.dialog}
        {password.dialog}
      </>
    ),
  };
}
