import { useState } from 'react';
import type { GeofenceEntry } from 'shared-contracts/company-file/companyFile.ts';
import { laterDialog, useDistance } from 'shared-ui';
import { Quiet } from 'shared-ui/table';
import { CompanyFrame } from '../../company/view/CompanyFrame.tsx';
import { EntryList } from '../../entries/view/EntryList.tsx';
import { EntryName } from '../../entries/view/EntryName.tsx';
import type { ListedEntry } from '../../entries/view/useEntries.ts';
import { useText } from '../../messages/useText.ts';

const SiteDialog = laterDialog(async () => (await import('./SiteDialog.tsx')).SiteDialog);

type Site = ListedEntry<GeofenceEntry>;

/** The places where people may clock. */
export function Page() {
  const text = useText();
  const { distance } = useDistance(undefined);
  const [open, setOpen] = useState<Site | 'new' | null>(null);
  const radiusOf = ({ entry }: Site) => distance(entry.radius);
  const usesOf = ({ facts }: Site) => text('sites.people', { count: facts.uses });
  const name = (site: Site) => (
    <EntryName name={site.entry.name} about={site.entry.code} onOpen={() => setOpen(site)} />
  );
  return (
    <CompanyFrame>
      <EntryList
        section="geofences"
        title={text('section.geofences')}
        entriesOf={({ geofences = [] }) => geofences}
        columns={[
          { title: text('entries.name'), width: 'auto', cell: name },
          { title: text('sites.radius'), width: '20%', cell: radiusOf },
          { title: text('sites.uses'), width: '25%', cell: usesOf },
        ]}
        list={(site) => (
          <>
            {name(site)}
            <Quiet>
              {radiusOf(site)} · {usesOf(site)}
            </Quiet>
          </>
        )}
        onAdd={() => setOpen('new')}
        addLabel={text('sites.add')}
        none={{ title: text('sites.none'), text: text('sites.none.text') }}
      />
      {open !== null && (
        <SiteDialog item={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </CompanyFrame>
  );
}
