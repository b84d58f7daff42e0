import { useState, type ComponentType } from 'react';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { Quiet } from 'shared-ui/table';
import { EntryList } from '../../entries/view/EntryList.tsx';
import { EntryName } from '../../entries/view/EntryName.tsx';
import type { ListedEntry } from '../../entries/view/useEntries.ts';
import { useText } from '../../messages/useText.ts';
import type { BookingSection } from '../rules/bookingSections.ts';

export interface BookingDialogProps<Entry> {
  /** Null: a new one. */
  readonly item: ListedEntry<Entry> | null;
  readonly onClose: () => void;
}

interface BookingListProps<Entry> {
  readonly section: BookingSection;
  readonly entriesOf: (part: CompanyFile) => readonly Entry[];
  /** What stands beside its name; without it, how many use it. */
  readonly aboutOf?: (item: ListedEntry<Entry>) => string;
  readonly Dialog: ComponentType<BookingDialogProps<Entry>>;
}

/** A list of what time is booked on, each with its name, its code and what uses it. */
export function BookingList<Entry>(props: BookingListProps<Entry>) {
  const { section, entriesOf, aboutOf, Dialog } = props;
  const text = useText();
  const [open, setOpen] = useState<ListedEntry<Entry> | 'new' | null>(null);
  const usesOf = ({ facts }: ListedEntry<Entry>) => text('entries.uses', { count: facts.uses });
  const about = aboutOf ?? usesOf;
  const name = (item: ListedEntry<Entry>) => (
    <EntryName name={item.facts.name} about={item.facts.code} onOpen={() => setOpen(item)} />
  );
  return (
    <>
      <EntryList
        section={section}
        title={text(`section.${section}`)}
        entriesOf={entriesOf}
        columns={[
          { title: text('entries.name'), width: 'auto', cell: name },
          { title: text(`${section}.about`), width: '40%', cell: about },
        ]}
        list={(item) => (
          <>
            {name(item)}
            <Quiet>{about(item)}</Quiet>
          </>
        )}
        onAdd={() => setOpen('new')}
        addLabel={text(`${section}.add`)}
        none={{ title: text(`${section}.none`), text: text(`${section}.none.text`) }}
      />
      {open !== null && (
        <Dialog item={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
