import { useState } from 'react';
import type { ApiFailure, components } from 'shared-contracts';
import {
  FormDialog,
  CheckboxField,
  makeStyles,
  text as type,
  TextField,
  tokens,
  useApi,
} from 'shared-ui';
import { saveWebhook, type Webhook, type WebhookRequest } from '../data/webhookQueries.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { useAction } from '../../actions/useAction.ts';

type EventType = components['schemas']['WebhookEventType'];
type Field = components['schemas']['WebhookField'];

const eventTypes: readonly EventType[] = [
  'employee.clocked',
  'time.approved',
  'time.changed',
  'schedule.changed',
];
const personalFields: readonly Field[] = [
  'EMPLOYEE_NUMBER',
  'EMPLOYEE_NAME',
  'TIMES',
  'STATUS',
  'SCHEDULES',
];

interface WebhookDialogProps {
  /** Null: a new webhook. */
  readonly webhook: Webhook | null;
  readonly onClose: () => void;
  readonly onMade: (webhook: Webhook) => void;
}

/** Name, address, events and the personal data that may leave. */
export function WebhookDialog({ webhook, onClose, onMade }: WebhookDialogProps) {
  const api = useApi();
  const text = useAdminText();
  const styles = useStyles();
  const [wish, setWish] = useState<WebhookRequest>(() => wishOf(webhook));
  const save = useAction({
    act: () => {
      const body = { ...wish, name: wish.name.trim(), url: wish.url.trim() };
      return saveWebhook(api, webhook?.id ?? null, body);
    },
    reads: ['/api/webhooks'],
    // Shown at the field.
    isSilent: (failure) => addressFault(failure) !== undefined,
    onDone: (saved) => (webhook === null ? onMade(saved) : onClose()),
  });
  const faults = {
    name: wish.name.trim() === '' ? text('admin.fault.empty') : null,
    url: wish.url.trim() === '' ? text('admin.fault.empty') : null,
    types: wish.types.length === 0 ? text('webhooks.fault.types') : null,
  };
  const refused = save.failure && addressFault(save.failure);
  function change(changed: Partial<WebhookRequest>): void {
    setWish({ ...wish, ...changed });
    if ('url' in changed) save.forgetFailure();
  }
  return (
    <FormDialog
      width={550}
      title={text(webhook === null ? 'webhooks.new' : 'webhooks.edit')}
      submit={text('webhooks.save')}
      busy={save.isPending}
      faults={faults}
      onSubmit={() => save.start()}
      onClose={onClose}
    >
      {(shown) => (
        <>
          <TextField
            label={text('webhooks.name')}
            value={wish.name}
            maxLength={60}
            onChange={(name) => change({ name })}
            error={shown('name')}
          />
          <TextField
            label={text('webhooks.url')}
            hint={text('webhooks.url.hint')}
            value={wish.url}
            maxLength={500}
            onChange={(url) => change({ url })}
            error={shown('url') ?? refused}
          />
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{text('webhooks.types')}</legend>
            {eventTypes.map((kind) => (
              <CheckboxField
                key={kind}
                label={text(`webhooks.type.${kind}`)}
                checked={wish.types.includes(kind)}
                onChange={(isChosen) => change({ types: without(wish.types, kind, isChosen) })}
                error={kind === 'schedule.changed' ? shown('types') : null}
              />
            ))}
          </fieldset>
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{text('webhooks.fields')}</legend>
            <p className={styles.hint}>{text('webhooks.fields.hint')}</p>
            {personalFields.map((field) => (
              <CheckboxField
                key={field}
                label={text(`webhooks.field.${field}`)}
                checked={wish.fields.includes(field)}
                onChange={(isChosen) => change({ fields: without(wish.fields, field, isChosen) })}
              />
            ))}
          </fieldset>
        </>
      )}
    </FormDialog>
  );
}

/** The server's fault for the address. */
function addressFault({ fields }: ApiFailure): string | undefined {
  return fields.find(({ field }) => field === 'url')?.message;
}

function wishOf(webhook: Webhook | null): WebhookRequest {
  if (webhook === null)
    return { name: '', url: '', types: [...eventTypes], fields: [], isOn: true };
  const { name, url, types, fields, isOn } = webhook;
  return { name, url, types, fields, isOn };
}

/** Adds the item to the list if it is chosen, otherwise removes it. */
function without<Item>(list: readonly Item[], item: Item, isChosen: boolean): Item[] {
  const others = list.filter((each) => each !== item);
  return isChosen ? [...others, item] : others;
}

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, border: 'none' },
  legend: { ...type.bodyStrong, padding: 0 },
  hint: { ...type.secondary, margin: '2px 0', color: tokens.colorNeutralForeground3 },
});
