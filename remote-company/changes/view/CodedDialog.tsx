import { useState, type ReactNode } from 'react';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import { Button, TextField, useDialogs, type ConfirmQuestion } from 'shared-ui';
import { codeOfName } from '../../entries/rules/codeOfName.ts';
import type { ListedEntry } from '../../entries/view/useEntries.ts';
import { useText } from '../../messages/useText.ts';
import type { ListedSection } from '../rules/companyPart.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { useChange } from './useChange.ts';

/** What one of the dialogs edits: how its fields become an entry, and which faults they have. */
export interface CodedForm<Entry, Form extends object, Field extends string> {
  readonly section: ListedSection;
  /** The fields of an entry; of null, those of a new one. */
  readonly formOf: (entry: Entry | null) => Form;
  /** What the entry is called, from which its code is proposed. */
  readonly nameOf: (form: Form) => string;
  /** What it is called once it is saved; its name without this. */
  readonly toldName?: (form: Form) => string;
  /** The fault of each field; null if it has none. */
  readonly faultsOf: (form: Form) => Readonly<Record<Field, string | null>>;
  /** The file with the entry only; null while a field has a fault. */
  readonly partOf: (form: Form, code: string) => CompanyFile | null;
  /** What removing it takes along that undo does not bring back, asked first. */
  readonly askRemoval?: (item: ListedEntry<Entry>) => ConfirmQuestion;
  /** The file with the entry as it was read. */
  readonly partBefore: (entry: Entry) => CompanyFile;
}

interface CodedDialogProps<Entry, Form extends object, Field extends string> {
  readonly form: CodedForm<Entry, Form, Field>;
  /** Null: a new one. */
  readonly item: ListedEntry<Entry> | null;
  readonly title: string;
  readonly width?: 550 | 850;
  /** People never see the code of such an entry. */
  readonly hidesCode?: boolean;
  readonly onClose: () => void;
  /** Takes the place of `onClose` once a new one is saved. */
  readonly onMade?: (code: string) => void;
  /** The fields; `edit` changes some of them, `shown` returns the fault of one. */
  readonly children: (
    form: Form,
    edit: (part: Partial<Form>) => void,
    shown: (field: Field) => string | null,
    code: string,
  ) => ReactNode;
}

/** Makes or edits an entry with a code: proposed from its name, and fixed once it exists. */
export function CodedDialog<Entry, Form extends object, Field extends string>(
  props: CodedDialogProps<Entry, Form, Field>,
) {
  const { form: kind, item, title, width = 550, hidesCode = false } = props;
  const { onClose, onMade, children } = props;
  const text = useText();
  const dialogs = useDialogs();
  const [begun] = useState(() => kind.formOf(item?.entry ?? null));
  const [form, setForm] = useState(begun);
  const [ownCode, setOwnCode] = useState<string | null>(null);
  const name = kind.nameOf(form).trim();
  const code = item?.facts.code ?? ownCode ?? codeOfName(name);
  const change = useChange(() => (item === null && onMade ? onMade(code) : onClose()));
  const told = kind.toldName?.(form) ?? name;
  const edit = (part: Partial<Form>) => setForm((old) => ({ ...old, ...part }));

  function save(): void {
    const part = kind.partOf(form, code);
    if (part === null) return;
    const before = item && kind.partBefore(item.entry);
    change.save({
      part,
      version: item?.version ?? null,
      replaced: [{ section: kind.section, code, part: before }],
      saved: text('entries.saved', { name: told }),
    });
  }

  async function remove(): Promise<void> {
    if (item === null) return;
    if (kind.askRemoval && !(await dialogs.confirm(kind.askRemoval(item)))) return;
    change.save({
      part: { removed: { [kind.section]: [code] } },
      version: item.version,
      replaced: [{ section: kind.section, code, part: kind.partBefore(item.entry) }],
      saved: text('entries.removed', { name: told }),
    });
  }

  return (
    <EntryDialog
      {...{ title, width, change, onClose }}
      extra={
        item?.facts.uses === 0 && (
          <Button tone="danger" busy={change.isSaving} onClick={() => void remove()}>
            {text('entries.remove')}
          </Button>
        )
      }
      entry={`${kind.section}.0`}
      history={item && { section: kind.section, code }}
      {...(hidesCode ? {} : { codeField: 'code' })}
      isDirty={JSON.stringify(form) !== JSON.stringify(begun)}
      faults={{ ...kind.faultsOf(form), code: code === '' ? text('entries.required') : null }}
      onSubmit={save}
    >
      {(shown) => (
        <>
          {children(form, edit, shown, code)}
          {!item && !hidesCode && (
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
