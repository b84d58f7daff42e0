import { useState } from 'react';
import type { TerminalEntry } from 'shared-contracts/company-file/companyFile.ts';
import { Button, laterDialog, useFeature } from 'shared-ui';
import { Quiet } from 'shared-ui/table';
import { CompanyFrame } from '../../company/view/CompanyFrame.tsx';
import { EntryList } from '../../entries/view/EntryList.tsx';
import { EntryName } from '../../entries/view/EntryName.tsx';
import { ReferenceFilter, useReference } from '../../entries/view/ReferenceFilter.tsx';
import { useText } from '../../messages/useText.ts';
import { DeviceState } from './DeviceState.tsx';
import { TerminalDialog } from './laterDialogs.ts';
import { TerminalsOff } from './TerminalsOff.tsx';
import { useReadAgain } from './useReadAgain.ts';
import { siteOf, terminalsOf, type Terminal, type TerminalForm } from './terminal.ts';

const TerminalPanel = laterDialog(async () => (await import('./TerminalPanel.tsx')).TerminalPanel);

type Open = 'new' | { readonly code: string; readonly startsWith: TerminalForm | null };

/** The tablets on the wall: whether they run, and how one is set up. */
export function Page() {
  const text = useText();
  const isOn = useFeature('TERMINAL');
  const reference = useReference(['site']);
  const [open, setOpen] = useState<Open | null>(null);
  useReadAgain();
  const close = () => setOpen(null);
  const name = ({ entry, facts: { code } }: Terminal) => (
    <EntryName
      name={entry.description}
      about={code}
      onOpen={() => setOpen({ code, startsWith: null })}
    />
  );
  const place = (terminal: Terminal) => (
    <>
      {siteOf(terminal) ?? text('terminals.site.none')}
      <Quiet>{terminal.entry.timeZone}</Quiet>
    </>
  );
  const setUp = ({ entry, facts: { code } }: Terminal) =>
    isOn && (
      <Button
        size="row"
        aria-label={`${text('terminals.setUp')}: ${entry.description}`}
        onClick={() => setOpen({ code, startsWith: 'setUp' })}
      >
        {text('terminals.setUp')}
      </Button>
    );
  return (
    <CompanyFrame>
      {!isOn && <TerminalsOff />}
      <EntryList<TerminalEntry>
        section="terminals"
        title={text('section.terminals')}
        entriesOf={terminalsOf}
        states={['CURRENT', 'RUNNING', 'SILENT', 'WITHOUT_DEVICE']}
        stateWords={{ CURRENT: text('terminals.all') }}
        of={reference.filter}
        filters={<ReferenceFilter reference={reference} filters={['site']} />}
        columns={[
          { title: text('terminals.name'), width: 'auto', cell: name },
          { title: text('terminals.site'), width: '18%', cell: place },
          {
            title: text('terminals.column.state'),
            width: '20%',
            cell: (terminal) => <State {...terminal} />,
          },
          { title: text('terminals.column.version'), width: '14%', cell: versionOf },
          { title: text('terminals.column.waiting'), width: '92px', cell: unsentOf },
          { title: text('terminals.column.setUp'), width: '184px', cell: setUp },
        ]}
        list={(terminal) => (
          <>
            {name(terminal)}
            <Quiet>{siteOf(terminal) ?? text('terminals.site.none')}</Quiet>
            <State {...terminal} />
            <Facts {...terminal} />
            {setUp(terminal)}
          </>
        )}
        onAdd={() => setOpen('new')}
        addLabel={text('terminals.add')}
        none={{ title: text('terminals.none'), text: text('terminals.none.text') }}
      />
      {open === 'new' && (
        <TerminalDialog
          item={null}
          onClose={close}
          onMade={(code) => setOpen({ code, startsWith: isOn ? 'setUp' : null })}
        />
      )}
      {open !== null && open !== 'new' && <TerminalPanel {...open} onClose={close} />}
    </CompanyFrame>
  );
}

/** Of the newest device; the others are counted. */
function State({ facts }: Terminal) {
  const text = useText();
  const { deviceCount = 0, devices: [newest] = [] } = facts.terminal ?? {};
  if (newest === undefined) return <Quiet>{text('terminals.unused')}</Quiet>;
  return (
    <>
      <DeviceState device={newest} />
      {deviceCount > 1 && <Quiet>{text('terminals.more', { count: deviceCount - 1 })}</Quiet>}
    </>
  );
}

/** Version and unsent punches, where the list has no columns for them. */
function Facts(terminal: Terminal) {
  const text = useText();
  const [version, count] = [versionOf(terminal), unsentOf(terminal)];
  const facts = [
    version !== '–' && text('terminals.version', { version }),
    typeof count === 'number' && count > 0 && text('terminals.waiting', { count }),
  ].filter(Boolean);
  return facts.length > 0 && <Quiet>{facts.join(' · ')}</Quiet>;
}

function versionOf({ facts }: Terminal): string {
  return facts.terminal?.devices[0]?.version ?? '–';
}

/** The punches that the devices keep, together. */
function unsentOf({ facts }: Terminal): string | number {
  const kept = (facts.terminal?.devices ?? []).flatMap(({ queueLength }) => queueLength ?? []);
  return kept.length === 0 ? '–' : kept.reduce((sum, count) => sum + count, 0);
}
