import type { GeofenceEntry } from 'shared-contracts/company-file/companyFile.ts';
import { TextField } from 'shared-ui';
import { CodedDialog } from '../../changes/view/CodedDialog.tsx';
import { useRequired } from '../../changes/view/useRequired.ts';
import type { ListedEntry } from '../../entries/view/useEntries.ts';
import { useText } from '../../messages/useText.ts';
import { coordinatesText, parseCoordinates } from '../rules/coordinates.ts';
import { parseRadius, radiusBounds } from '../rules/parseRadius.ts';
import { SitePlace } from './SitePlace.tsx';

interface SiteDialogProps {
  /** Null: a new one. */
  readonly item: ListedEntry<GeofenceEntry> | null;
  readonly onClose: () => void;
}

const usualRadius = 100;

/** Makes a site or moves it: its name, its place on the map, its radius. */
export function SiteDialog({ item, onClose }: SiteDialogProps) {
  const text = useText();
  const required = useRequired();
  return (
    <CodedDialog
      {...{ item, onClose }}
      width={850}
      title={text(item ? 'sites.edit' : 'sites.add')}
      form={{
        section: 'geofences',
        formOf: (entry) => ({
          name: entry?.name ?? '',
          coordinates: entry ? coordinatesText(entry) : '',
          radius: String(entry?.radius ?? usualRadius),
        }),
        nameOf: ({ name }) => name,
        faultsOf: ({ name, coordinates, radius }) => ({
          name: required(name),
          latitude: parseCoordinates(coordinates) === null ? text('sites.place.missing') : null,
          radius: parseRadius(radius) === null ? text('sites.radius.fault', radiusBounds) : null,
        }),
        partOf: ({ name, coordinates, radius: typed }, code) => {
          const [place, radius] = [parseCoordinates(coordinates), parseRadius(typed)];
          if (place === null || radius === null) return null;
          return { geofences: [{ code, name: name.trim(), ...place, radius }] };
        },
        partBefore: (entry) => ({ geofences: [entry] }),
      }}
    >
      {({ name, coordinates, radius }, edit, shown, code) => (
        <>
          <TextField
            label={text('entries.name')}
            value={name}
            onChange={(typed) => edit({ name: typed })}
            error={shown('name')}
          />
          <SitePlace
            {...{ code, name, coordinates }}
            radius={parseRadius(radius) ?? usualRadius}
            error={shown('latitude')}
            onChange={(typed) => edit({ coordinates: typed })}
          />
          <TextField
            label={text('sites.radius.metres')}
            hint={text('sites.radius.hint')}
            inputMode="numeric"
            value={radius}
            onChange={(typed) => edit({ radius: typed })}
            error={shown('radius')}
          />
        </>
      )}
    </CodedDialog>
  );
}
