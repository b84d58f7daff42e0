import type { ReactNode } from 'react';
import { answer } from 'shared-contracts';
import { PersonEditRegular, useApi, useFeature, useProperty, type MenuAction } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { nameOf, type Subordinate } from '../../people/rules/subordinate.ts';
import { useGiveSecret } from './useGiveSecret.tsx';

/** Issues a new PIN for terminals; `item` is null where people do not clock by PIN. */
export function useGivePin(): {
  readonly item: ((person: Subordinate) => MenuAction) | null;
  readonly dialog: ReactNode;
} {
  const api = useApi();
  const text = useText();
  const hasTerminals = useFeature('TERMINAL');
  const hasPins = useProperty('TERMINAL_PIN');
  const { ask, dialog } = useGiveSecret({
    question: {
      title: (name) => text('clocking.pin.ask', { name }),
      text: text('clocking.pin.ask.text'),
      confirm: text('clocking.pin.give'),
      failed: text('clocking.pin.failed'),
    },
    give: async ({ employee }) => {
      const path = '/api/employees/{id}/terminal-pin-resets';
      const { pin } = await answer(api.POST(path, { params: { path: { id: employee.id } } }));
      return {
        title: text('clocking.pin.title', { name: nameOf(employee) }),
        secret: pin,
        words: text('clocking.pin.once', { number: employee.employeeNumber }),
      };
    },
  });
  const item = (person: Subordinate): MenuAction => ({
    key: 'pin',
    label: text('clocking.pin.give'),
    icon: <PersonEditRegular />,
    onSelect: () => void ask(person),
  });
  return { item: hasTerminals && hasPins ? item : null, dialog };
}
