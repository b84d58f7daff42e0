import { useState } from 'react';
import type { PositionEntry } from 'shared-contracts/company-file/companyFile.ts';
import { Quiet } from 'shared-ui/table';
import { EntryList } from '../../entries/view/EntryList.tsx';
import type { ListedEntry } from '../../entries/view/useEntries.ts';
import { EntryName } from '../../entries/view/EntryName.tsx';
import { useText } from '../../messages/useText.ts';
import { PositionDialog } from './PositionDialog.tsx';

type Position = ListedEntry<PositionEntry>;

/** What people work as. */
export function Positions() {
  const text = useText();
  const [open, setOpen] = useState<Position | 'new' | null>(null);
  const usesOf = ({ facts }: Position) => text('entries.uses', { count: facts.uses });
  const name = (position: Position) => (
    <EntryName
      name={position.entry.description}
      about={position.entry.code}
      onOpen={() => setOpen(position)}
    />
  );
  return (
    <>
      <EntryList
        section="positions"
        title={text('section.positions')}
        entriesOf={({ positions = [] }) => positions}
        columns={[
          { title: text('entries.name'), width: 'auto', cell: name },
          { title: text('booking.uses'), width: '30%', cell: usesOf },
        ]}
        list={(position) => (
          <>
            {name(position)}
            <Quiet>{usesOf(position)}</Quiet>
          </>
        )}
        onAdd={() => setOpen('new')}
        addLabel={text('positions.add')}
        none={{ title: text('positions.none'), text: text('positions.none.text') }}
      />
      {open !== null && (
        <PositionDialog position={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
