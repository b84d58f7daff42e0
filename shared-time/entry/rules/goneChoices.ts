import type { components } from 'shared-contracts';
import type { EntryDraft } from './entryDraft.ts';
import type { EntryRequest } from './entryRequest.ts';

type Field = 'timeTypeId' | 'costCenter' | 'reason' | 'timePairCustomFieldValues';

/** A chosen value that the server no longer offers. */
export interface GoneChoice {
  readonly field: Field;
  /** Its custom field; null for other choices. */
  readonly customFieldId: number | null;
  readonly id: number;
}

/** A gone choice still in the draft. */
export interface GoneFault {
  readonly rule: 'CHOICE_GONE';
  readonly field: Field;
  readonly values: { readonly customFieldId: number | null };
}

/** The choices for which a save was refused; empty if there was also another reason. */
export function goneChoices(
  faults: readonly components['schemas']['FieldFault'][],
  body: EntryRequest['body'],
): readonly GoneChoice[] {
  const gone = faults.map(({ field, code }) => (code === undefined ? choiceAt(field, body) : null));
  return gone.every((each) => each !== null) ? gone : [];
}

/** The ones that were not replaced. */
export function goneFaults(draft: EntryDraft, gone: readonly GoneChoice[]): GoneFault[] {
  return gone
    .filter((each) => chosenIn(draft, each) === each.id)
    .map(({ field, customFieldId }) => ({
      rule: 'CHOICE_GONE' as const,
      field,
      values: { customFieldId },
    }));
}

function choiceAt(path: string, body: EntryRequest['body']): GoneChoice | null {
  const [name, index] = path.split('.');
  switch (name) {
    case 'timeTypeId':
      return choice('timeTypeId', body.timeTypeId);
    case 'costCenter':
      return choice('costCenter', body.costCenter?.id);
    case 'reason':
      return choice('reason', body.reason?.id);
    case 'timePairCustomFieldValues': {
      const value = body.timePairCustomFieldValues?.[Number(index)];
      return choice('timePairCustomFieldValues', value?.id, value?.timePairCustomField.id);
    }
    default:
      return null;
  }
}

function choice(field: Field, id: number | undefined, customFieldId?: number): GoneChoice | null {
  return id === undefined ? null : { field, id, customFieldId: customFieldId ?? null };
}

function chosenIn(
  { timeTypeId, costCenter, reason, options }: EntryDraft,
  { field, customFieldId }: GoneChoice,
): number | 'OTHER' | null | undefined {
  switch (field) {
    case 'timeTypeId':
      return timeTypeId;
    case 'costCenter':
      return costCenter?.id;
    case 'reason':
      return reason;
    case 'timePairCustomFieldValues':
      return options[customFieldId ?? 0]?.id;
  }
}
