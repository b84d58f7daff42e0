import { useStore } from 'jotai';
import { useMemo } from 'react';
import type { AppStore } from '../host/UiProvider.tsx';
import { useUiText } from '../messages/useUiText.ts';
import { dialogRequestsAtom, type DialogContent, type DialogRequest } from './dialogRequests.ts';

export interface ConfirmQuestion {
  readonly title: string;
  readonly text?: string;
  readonly items?: readonly string[];
  /** The label of the confirm button. */
  readonly confirm: string;
  readonly cancel?: string;
  readonly danger?: boolean;
  /** Closes it as declined, for example when the question is obsolete. */
  readonly signal?: AbortSignal;
}

export interface Notice {
  readonly title: string;
  readonly text?: string;
  readonly items?: readonly string[];
  readonly close?: string;
}

export interface Dialogs {
  /** True if confirmed. */
  confirm(question: ConfirmQuestion): Promise<boolean>;
  info(notice: Notice): Promise<void>;
  warning(notice: Notice): Promise<void>;
  error(notice: Notice): Promise<void>;
  /** Must be answered; while it is open a second call joins it and no other dialog covers it. */
  reload(notice: Notice): Promise<void>;
  /** Any set of answers; null if closed without one. */
  choose<Value extends string>(content: DialogContent<Value>): Promise<Value | null>;
}

/** The API for questions and notices; each promise settles when the dialog has closed. */
export function useDialogs(): Dialogs {
  const store = useStore();
  const text = useUiText();
  return useMemo(
    () =>
      createDialogs(store, {
        ok: text('ui.ok'),
        cancel: text('ui.cancel'),
        reload: text('ui.reload'),
      }),
    [store, text],
  );
}

interface Words {
  readonly ok: string;
  readonly cancel: string;
  readonly reload: string;
}

function createDialogs(store: AppStore, words: Words): Dialogs {
  async function notice(kind: DialogContent['kind'], { close = words.ok, ...rest }: Notice) {
    await ask(store, {
      kind,
      ...rest,
      choices: [{ value: 'close', label: close, look: 'primary' }],
    });
  }
  return {
    async confirm({ confirm, cancel = words.cancel, danger = false, ...rest }) {
      const answer = await ask(store, {
        kind: danger ? 'warning' : 'confirm',
        ...rest,
        choices: [
          { value: 'confirm', label: confirm, ...(danger ? { danger } : { look: 'primary' }) },
          { value: 'cancel', label: cancel },
        ],
      });
      return answer === 'confirm';
    },
    info: (content) => notice('info', content),
    warning: (content) => notice('warning', content),
    error: (content) => notice('error', content),
    async reload({ close = words.reload, ...rest }) {
      const open = store.get(dialogRequestsAtom).find((request) => request.mustAnswer);
      if (open) return joined(store, open);
      await ask(store, {
        kind: 'warning',
        ...rest,
        choices: [{ value: 'reload', label: close, look: 'primary' }],
        mustAnswer: true,
      });
    },
    async choose(content) {
      const answer = await ask(store, content);
      return content.choices.find(({ value }) => value === answer)?.value ?? null;
    },
  };
}

let lastId = 0;

function ask(store: AppStore, content: DialogContent): Promise<string | null> {
  return new Promise((settle) => {
    lastId += 1;
    const request: DialogRequest = {
      ...content,
      id: lastId,
      answer(value) {
        store.set(dialogRequestsAtom, (open) => open.filter((each) => each.id !== request.id));
        settle(value);
      },
    };
    if (content.signal?.aborted) {
      settle(null);
      return;
    }
    content.signal?.addEventListener('abort', () => request.answer(null), { once: true });
    store.set(dialogRequestsAtom, (open) => [...open, request]);
  });
}

/** Settles when the other prompt has closed. */
function joined(store: AppStore, other: DialogRequest): Promise<void> {
  return new Promise((settle) => {
    const stop = store.sub(dialogRequestsAtom, () => {
      if (store.get(dialogRequestsAtom).some(({ id }) => id === other.id)) return;
      stop();
      settle();
    });
  });
}
