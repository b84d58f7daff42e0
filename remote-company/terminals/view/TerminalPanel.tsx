import { useState } from 'react';
import {
  Button,
  Dialog,
  EditRegular,
  EmptyState,
  FailurePanel,
  SearchRegular,
  SkeletonRows,
  useFeature,
} from 'shared-ui';
import { EntryHistory } from '../../company-history/view/EntryHistory.tsx';
import { useEntries } from '../../entries/view/useEntries.ts';
import { useText } from '../../messages/useText.ts';
import { PersonSection } from '../../people/view/PersonSection.tsx';
import { DeviceList } from './DeviceList.tsx';
import { GivePasswordDialog, SetUpDialog, TerminalDialog } from './laterDialogs.ts';
import { siteOf, terminalsOf, type Terminal, type TerminalForm } from './terminal.ts';

interface TerminalPanelProps {
  readonly code: string;
  /** What stands in its place at first. */
  readonly startsWith: TerminalForm | null;
  readonly onClose: () => void;
}

/** All about a terminal: where it hangs, its devices, its history, and what can be done with it. */
export function TerminalPanel({ code, startsWith, onClose }: TerminalPanelProps) {
  const text = useText();
  const [form, setForm] = useState(startsWith);
  const { items, isComing, failure, retry } = useEntries('terminals', { code }, terminalsOf);
  const [terminal] = items;
  const id = terminal?.facts.terminal?.id;
  const back = () => setForm(null);
  if (terminal && id !== undefined && form !== null) {
    if (form === 'edit') return <TerminalDialog item={terminal} onClose={back} />;
    const Form = form === 'setUp' ? SetUpDialog : GivePasswordDialog;
    return <Form terminal={terminal} id={id} onClose={back} />;
  }
  return (
    <Dialog
      open
      width={850}
      onClose={onClose}
      title={terminal?.entry.description ?? code}
      subtitle={terminal && code}
      actions={terminal && <Actions terminal={terminal} onOpen={setForm} />}
    >
      {failure && <FailurePanel failure={failure} onRetry={retry} />}
      {isComing && <SkeletonRows count={6} height={56} />}
      {!isComing && !failure && !terminal && (
        <EmptyState
          icon={<SearchRegular />}
          meaning="pending"
          title={text('terminals.gone')}
          text={text('terminals.gone.text')}
        />
      )}
      {terminal && (
        <>
          <Details terminal={terminal} />
          <DeviceList terminal={terminal} />
          <EntryHistory section="terminals" code={code} />
        </>
      )}
    </Dialog>
  );
}

function Details({ terminal }: { readonly terminal: Terminal }) {
  const text = useText();
  const hasPassword = terminal.facts.terminal?.hasPassword === true;
  return (
    <PersonSection
      title={text('terminals.details')}
      facts={[
        [text('terminals.site'), siteOf(terminal) ?? text('terminals.site.none')],
        [text('jobs.timeZone'), terminal.entry.timeZone],
        [text('terminals.id'), terminal.entry.terminalId],
        [
          text('terminals.password'),
          text(hasPassword ? 'terminals.password.set' : 'terminals.password.none'),
        ],
      ]}
    />
  );
}

interface ActionsProps {
  readonly terminal: Terminal;
  readonly onOpen: (form: TerminalForm) => void;
}

function Actions({ terminal, onOpen }: ActionsProps) {
  const text = useText();
  const isOn = useFeature('TERMINAL');
  const hasPassword = terminal.facts.terminal?.hasPassword === true;
  return (
    <>
      <Button icon={<EditRegular />} onClick={() => onOpen('edit')}>
        {text('terminals.change')}
      </Button>
      <Button onClick={() => onOpen('password')}>
        {text(hasPassword ? 'terminals.password.change' : 'terminals.password.give')}
      </Button>
      {isOn && (
        <Button look="primary" onClick={() => onOpen('setUp')}>
          {text('terminals.setUp')}
        </Button>
      )}
    </>
  );
}
