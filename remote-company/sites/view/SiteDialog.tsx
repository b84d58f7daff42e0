import { useState } from 'react';
import type { GeofenceEntry } from 'shared-contracts/company-file/companyFile.ts';
import { TextField } from 'shared-ui';
import { EntryDialog } from '../../changes/view/EntryDialog.tsx';
import { useChange } from '../../changes/view/useChange.ts';
import { codeOfName } from '../../entries/rules/codeOfName.ts';
import type { ListedEntry } from '../../entries/view/useEntries.ts';
import { useText } from '../../messages/useText.ts';
import { coordinatesText, parseCoordinates } from '../rules/coordinates.ts';
import { parseRadius, radiusBounds } from '../rules/parseRadius.ts';
import { SitePlace } from './SitePlace.tsx';

interface SiteDialogProps {
  /** Null: a new one. */
  readonly site: ListedEntry<GeofenceEntry> | null;
  readonly onClose: () => void;
}

const usualRadius = 100;

/** Makes a site or moves it: its name, its place on the map, its radius. */
export function SiteDialog({ site, onClose }: SiteDialogProps) {
  const text = useText();
  const change = useChange(onClose);
  const before = site?.entry ?? null;
  const [form, setForm] = useState(() => formOf(before));
  const code = form.code ?? codeOfName(form.name);
  const position = parseCoordinates(form.coordinates);
  const radius = parseRadius(form.radius);
  const required = (value: string) => (value.trim() === '' ? text('entries.required') : null);
  const edit = (part: Partial<typeof form>) => setForm((old) => ({ ...old, ...part }));

  function save(): void {
    if (position === null || radius === null) return;
    const name = form.name.trim();
    change.save({
      part: { geofences: [{ ...before, code, name, ...position, radius }] },
      version: site?.version ?? null,
      replaced: [{ section: 'geofences', code, part: before && { geofences: [before] } }],
      saved: text('entries.saved', { name }),
    });
  }

  return (
    <EntryDialog
      width={850}
      title={text(before ? 'sites.edit' : 'sites.add')}
      change={change}
      entry="geofences.0"
      codeField="code"
      isDirty={JSON.stringify(form) !== JSON.stringify(formOf(before))}
      faults={{
        name: required(form.name),
        code: required(code),
        latitude: position === null ? text('sites.place.missing') : null,
        radius: radius === null ? text('sites.radius.fault', radiusBounds) : null,
      }}
      onSubmit={save}
      onClose={onClose}
    >
      {(shown) => (
        <>
          <TextField
            label={text('entries.name')}
            value={form.name}
            onChange={(name) => edit({ name })}
            error={shown('name')}
          />
          <SitePlace
            code={code}
            name={form.name}
            coordinates={form.coordinates}
            radius={radius ?? usualRadius}
            error={shown('latitude')}
            onChange={(coordinates) => edit({ coordinates })}
          />
          <TextField
            label={text('sites.radius.metres')}
            hint={text('sites.radius.hint')}
            inputMode="numeric"
            value={form.radius}
            onChange={(typed) => edit({ radius: typed })}
            error={shown('radius')}
          />
          {!before && (
            <TextField
              label={text('entries.code')}
              hint={text('entries.code.hint')}
              value={code}
              onChange={(own) => edit({ code: own })}
              error={shown('code')}
            />
          )}
        </>
      )}
    </EntryDialog>
  );
}

/** What the fields hold. */
function formOf(entry: GeofenceEntry | null) {
  return {
    name: entry?.name ?? '',
    /** Null: the one that is proposed. */
    code: entry?.code ?? null,
    coordinates: entry ? coordinatesText(entry) : '',
    radius: String(entry?.radius ?? usualRadius),
  };
}
