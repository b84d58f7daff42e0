import type { components } from 'shared-contracts';
import type { EntryDraft } from './entryDraft.ts';
import type { EntryRequest } from './entryRequest.ts';

type Field = 'timeTypeId' | 'costCenter' | 'reason' | 'timePairCustomFieldValues';

/** Something chosen that the server does not offer any more. */
export interface GoneChoice {
  readonly field: Field;
  /** Of which custom field it is an option; null elsewhere. */
  readonly customFieldId: number | null;
  readonly id: number;
}

/** A gone choice that still stands in the draft. */
export interface GoneFault {
  readonly rule: 'CHOICE_GONE';
  readonly field: Field;
  readonly values: { readonly customFieldId: number | null };
}

/** The choices for which a save was refused; empty where it was refused for something else, too. */
export function goneChoices(
  faults: readonly components['schemas']['FieldFault'][],
  body: EntryRequest['body'],
): readonly GoneChoice[] {
  const gone = faults.map(({ field, code }) => (code === undefined ? choiceAt(field, body) : null));
  return gone.every((each) => each !== null) ? gone : [];
}

/** Those that have not been replaced by another choice. */
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
