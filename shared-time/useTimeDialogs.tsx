import { useState, type ReactNode } from 'react';
import type { Locale } from 'shared-contracts';
import { MessagesProvider, useDialogs, useFailureText, useHost, type Messages } from 'shared-ui';
import { ApiFailure } from 'shared-contracts';
import type { Person, TimeDialogProps, TimeDialogSetting } from './TimeDialogProps.ts';
import type { TimeDialogRequest } from './rules/TimeDialogRequest.ts';

export interface TimeDialogs {
  /**
   * Opens a dialog about a time pair; the focus returns when it closes. Defaults to the page's
   * `person`; on a page about many people, without a person, the dialog finds one.
   */
  readonly open: (request: TimeDialogRequest, person?: Person) => void;
  /** Render somewhere in the page. */
  readonly dialogs: ReactNode;
}

interface OpenDialog {
  /** Unique per opening, so that each starts fresh. */
  readonly number: number;
  readonly messages: Messages;
  readonly person: Person | undefined;
  readonly render: RenderAny;
}

type Render = (props: TimeDialogProps) => ReactNode;
type RenderAny = (
  props: Omit<TimeDialogProps, 'person'> & { readonly person: Person | undefined },
) => ReactNode;

/**
 * The dialogs about people's time, loaded when the first of their kind opens: `const time =
 * useTimeDialogs({ actsAs: 'EMPLOYEE', person, now }); time.open({ kind: 'EDIT_SHIFT', shift })`,
 * with `{time.dialogs}` in the page. Changes emit `time-pairs-changed`.
 */
export function useTimeDialogs(setting: TimeDialogSetting): TimeDialogs {
  const { locale } = useHost();
  const notices = useDialogs();
  const failureText = useFailureText();
  const [current, setCurrent] = useState<OpenDialog | null>(null);

  async function open(request: TimeDialogRequest, person: Person | undefined): Promise<void> {
    try {
      const [render, { messages }] = await Promise.all([
        person ? loadFor(person, request) : loadForAnybody(request, setting),
        messagesOf[locale](),
      ]);
      setCurrent((before) => ({ number: (before?.number ?? 0) + 1, messages, person, render }));
    } catch {
      const failure = new ApiFailure({ code: 'NO_RESPONSE' });
      await notices.error({ title: failureText(failure) });
    }
  }

  return {
    open: (request, person = setting.person) => void open(request, person),
    dialogs: current && (
      <MessagesProvider key={current.number} messages={current.messages}>
        {current.render({
          ...setting,
          person: current.person,
          onClose: () => setCurrent(null),
          onOpen: (request) => void open(request, current.person),
        })}
      </MessagesProvider>
    ),
  };
}

const messagesOf: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>> = {
  en: () => import('./messages/en.ts'),
  de: () => import('./messages/de.ts'),
  es: () => import('./messages/es.ts'),
  th: () => import('./messages/th.ts'),
};

async function loadFor(person: Person, request: TimeDialogRequest): Promise<RenderAny> {
  const render = await loadDialog(request);
  return (props) => render({ ...props, person });
}

async function loadForAnybody(
  request: TimeDialogRequest,
  { findPerson }: TimeDialogSetting,
): Promise<RenderAny> {
  if (request.kind !== 'ADD_SHIFT' || !findPerson) throw new Error('Whose time is it?');
  const FindPerson = await findPerson();
  return (props) => <FindPerson {...props} subject={request} />;
}

async function loadDialog(request: TimeDialogRequest): Promise<Render> {
  switch (request.kind) {
    case 'HISTORY': {
      const { HistoryDialog } = await import('./history/view/HistoryDialog.tsx');
      return (props) => <HistoryDialog {...props} shift={request.shift} />;
    }
    case 'DETAILS': {
      const { DetailsDialog } = await import('./history/view/DetailsDialog.tsx');
      return (props) => <DetailsDialog {...props} shift={request.shift} />;
    }
    case 'COMMENTS': {
      const { CommentsDialog } = await import('./comments/view/CommentsDialog.tsx');
      return (props) => <CommentsDialog {...props} shift={request.shift} />;
    }
    case 'MAP': {
      const { LocationDialog } = await import('./location/view/LocationDialog.tsx');
      return (props) => <LocationDialog {...props} shift={request.shift} />;
    }
    case 'SEGMENTS': {
      const { SegmentsDialog } = await import('./segments/view/SegmentsDialog.tsx');
      return (props) => <SegmentsDialog {...props} shift={request.shift} />;
    }
    case 'DELETE': {
      const { DeleteDialog } = await import('./deletion/view/DeleteDialog.tsx');
      const { shift, segment } = request;
      return (props) => <DeleteDialog {...props} shift={shift} segment={segment ?? null} />;
    }
    default: {
      const { TimeEntryDialog } = await import('./entry/view/TimeEntryDialog.tsx');
      return (props) => <TimeEntryDialog {...props} subject={request} />;
    }
  }
}
