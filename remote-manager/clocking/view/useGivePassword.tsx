import type { ReactNode } from 'react';
import { answer } from 'shared-contracts';
import { deviceTimeZone, KeyRegular, useApi, useUserFormats, type MenuAction } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { nameOf, type Subordinate } from '../../people/rules/subordinate.ts';
import { useGiveSecret } from './useGiveSecret.tsx';

/** Gives somebody who forgot their password a one-time password. */
export function useGivePassword(): {
  readonly item: (person: Subordinate) => MenuAction;
  readonly dialog: ReactNode;
} {
  const api = useApi();
  const text = useText();
  const formats = useUserFormats();
  const { ask, dialog } = useGiveSecret({
    question: {
      title: (name) => text('clocking.password.ask', { name }),
      text: text('clocking.password.ask.text'),
      confirm: text('clocking.password.give'),
      failed: text('clocking.password.failed'),
    },
    give: async ({ employee }) => {
      const path = '/api/employees/{id}/one-time-passwords';
      const given = await answer(api.POST(path, { params: { path: { id: employee.id } } }));
      const until = formats.day(formats.dateOf(given.until, deviceTimeZone()));
      return {
        title: text('clocking.password.title', { name: nameOf(employee) }),
        secret: given.password,
        words: text('clocking.password.once', { username: given.username, until }),
      };
    },
  });
  return {
    item: (person) => ({
      key: 'password',
      label: text('clocking.password.give'),
      icon: <KeyRegular />,
      onSelect: () => void ask(person),
    }),
    dialog,
  };
}
