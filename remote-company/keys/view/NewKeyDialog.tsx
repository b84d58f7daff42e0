import { useState } from 'react';
import { FormDialog, useUnsavedChanges } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { emptyWish, missingIn, type WishedField } from '../rules/keyWish.ts';
import { KeyFields } from './KeyFields.tsx';
import { KeyOnce } from './KeyOnce.tsx';
import { useMakeKey } from './useMakeKey.ts';

/** Asks what a key may read, of whom and for how long, then shows the key once. */
export function NewKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const [wish, setWish] = useState(emptyWish);
  const { made, isPending, make } = useMakeKey();
  // Until it is closed a new key is unsaved, too: it cannot be shown again.
  useUnsavedChanges(made !== null || wish !== emptyWish);
  if (made !== null) return <KeyOnce made={made} onClose={onClose} />;
  const missing = missingIn(wish);
  const fault = (field: WishedField) => (missing.has(field) ? text(`keys.fault.${field}`) : null);
  return (
    <FormDialog
      width={550}
      title={text('keys.new')}
      submit={text('keys.make')}
      busy={isPending}
      faults={{
        name: fault('name'),
        authorities: fault('authorities'),
        sites: fault('sites'),
      }}
      onSubmit={() => make(wish)}
      onClose={onClose}
    >
      {(shown) => <KeyFields wish={wish} shown={shown} onChange={setWish} />}
    </FormDialog>
  );
}
