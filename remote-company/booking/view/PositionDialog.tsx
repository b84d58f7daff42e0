import { useState } from 'react';
import type { PositionEntry } from 'shared-contracts/company-file/companyFile.ts';
import { TextField } from 'shared-ui';
import { EntryDialog } from '../../changes/view/EntryDialog.tsx';
import { useChange } from '../../changes/view/useChange.ts';
import { codeOfName } from '../../entries/rules/codeOfName.ts';
import type { ListedEntry } from '../../entries/view/useEntries.ts';
import { useText } from '../../messages/useText.ts';

interface PositionDialogProps {
  /** Null: a new one. */
  readonly position: ListedEntry<PositionEntry> | null;
  readonly onClose: () => void;
}

/** Makes or renames a position. */
export function PositionDialog({ position, onClose }: PositionDialogProps) {
  const text = useText();
  const change = useChange(onClose);
  const before = position?.entry ?? null;
  const [description, setDescription] = useState(before?.description ?? '');
  const [ownCode, setOwnCode] = useState<string | null>(before?.code ?? null);
  const code = ownCode ?? codeOfName(description);
  const required = (value: string) => (value.trim() === '' ? text('entries.required') : null);

  function save(): void {
    const positions = [{ code, description: description.trim() }];
    change.save({
      part: { positions },
      version: position?.version ?? null,
      replaced: [{ section: 'positions', code, part: before && { positions: [before] } }],
      saved: text('entries.saved', { name: description.trim() }),
    });
  }

  return (
    <EntryDialog
      title={text(before ? 'positions.edit' : 'positions.add')}
      change={change}
      entry="positions.0"
      codeField="code"
      isDirty={description !== (before?.description ?? '')}
      faults={{ description: required(description), code: required(code) }}
      onSubmit={save}
      onClose={onClose}
    >
      {(shown) => (
        <>
          <TextField
            label={text('entries.name')}
            value={description}
            onChange={setDescription}
            error={shown('description')}
          />
          {!before && (
            <TextField
              label={text('entries.code')}
              hint={text('entries.code.hint')}
              value={code}
              onChange={setOwnCode}
              error={shown('code')}
            />
          )}
        </>
      )}
    </EntryDialog>
  );
}
