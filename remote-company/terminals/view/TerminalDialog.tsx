import { canonicalTimeZone } from 'shared-contracts';
import type { TerminalEntry } from 'shared-contracts/company-file/companyFile.ts';
import { deviceTimeZone, TextField } from 'shared-ui';
import { CodedDialog } from '../../changes/view/CodedDialog.tsx';
import { useRequired } from '../../changes/view/useRequired.ts';
import { EntryField } from '../../entries/view/EntryField.tsx';
import { TimeZoneField } from '../../jobs/view/TimeZoneField.tsx';
import { useText } from '../../messages/useText.ts';
import type { Terminal } from './terminal.ts';

interface TerminalDialogProps {
  /** Null: a new one. */
  readonly item: Terminal | null;
  readonly onClose: () => void;
  readonly onMade?: (code: string) => void;
}

interface Form {
  readonly name: string;
  readonly site: string | null;
  readonly zone: string | null;
}

/** Makes a terminal, renames it, places it at another site, or removes it. */
export function TerminalDialog({ item, onClose, onMade }: TerminalDialogProps) {
  const text = useText();
  const required = useRequired();
  return (
    <CodedDialog<TerminalEntry, Form, 'description' | 'geofence' | 'timeZone'>
      {...{ item, onClose }}
      {...(onMade ? { onMade } : {})}
      title={text(item ? 'terminals.edit' : 'terminals.add')}
      form={{
        section: 'terminals',
        formOf: (entry) => ({
          name: entry?.description ?? '',
          site: entry?.geofence ?? null,
          zone: entry?.timeZone ?? canonicalTimeZone(deviceTimeZone()) ?? null,
        }),
        nameOf: ({ name }) => name,
        faultsOf: ({ name, zone }) => ({
          description: required(name),
          geofence: null,
          timeZone: zone === null ? text('terminals.zone.fault') : null,
        }),
        partOf: ({ name, site, zone }, terminalId) => {
          if (zone === null) return null;
          const place = site === null ? {} : { geofence: site };
          return {
            terminals: [{ terminalId, description: name.trim(), timeZone: zone, ...place }],
          };
        },
        partBefore: (entry) => ({ terminals: [entry] }),
        askRemoval: ({ entry, facts }) => ({
          title: text('terminals.remove.title', { name: entry.description }),
          text: text('terminals.remove.text', { count: facts.terminal?.deviceCount ?? 0 }),
          confirm: text('entries.remove'),
          danger: true,
        }),
      }}
    >
      {({ name, site, zone }, edit, shown) => (
        <>
          <TextField
            label={text('terminals.name')}
            hint={text('terminals.name.hint')}
            value={name}
            maxLength={200}
            onChange={(typed) => edit({ name: typed })}
            error={shown('description')}
          />
          <EntryField
            section="geofences"
            label={text('terminals.site')}
            hint={text('terminals.site.hint')}
            optional
            code={site}
            onChange={(code) => edit({ site: code })}
            error={shown('geofence')}
          />
          <TimeZoneField
            hint={text('terminals.zone.hint')}
            value={zone}
            onChange={(chosen) => edit({ zone: chosen })}
            error={shown('timeZone')}
          />
        </>
      )}
    </CodedDialog>
  );
}
