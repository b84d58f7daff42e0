import { useState } from 'react';
import { SegmentedControl } from 'shared-ui';
import { CompanyFrame } from '../../company/view/CompanyFrame.tsx';
import { useReference } from '../../entries/view/ReferenceFilter.tsx';
import { useText } from '../../messages/useText.ts';
import { ApproverList } from './ApproverList.tsx';
import { ManagedList } from './ManagedList.tsx';
import { managedFilters } from './managedFilters.ts';

type View = 'MANAGED' | 'MANAGERS';

/** Who manages whom from when to when: by the people managed, or by their managers. */
export function Page() {
  const text = useText();
  const [view, setView] = useState<View>('MANAGED');
  const reference = useReference(managedFilters);
  return (
    <CompanyFrame>
      <div>
        <SegmentedControl
          label={text('managers.view')}
          value={view}
          choices={[
            { value: 'MANAGED', label: text('managers.view.MANAGED') },
            { value: 'MANAGERS', label: text('managers.view.MANAGERS') },
          ]}
          onChange={setView}
        />
      </div>
      {view === 'MANAGED' ? (
        <ManagedList reference={reference} />
      ) : (
        <ApproverList
          onOpen={(manager) => {
            reference.set('manager', manager);
            setView('MANAGED');
          }}
        />
      )}
    </CompanyFrame>
  );
}
