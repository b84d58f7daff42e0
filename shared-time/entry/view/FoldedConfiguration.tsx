import { useState } from 'react';
import { Button, makeStyles, text as type, tokens } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { DraftFault } from '../rules/checkDraft.ts';
import { ConfigurationFields } from './ConfigurationFields.tsx';
import type { EntryForm } from './useEntryForm.ts';

/** The fields inside the card. */
const ownFields: ReadonlySet<DraftFault['field']> = new Set<DraftFault['field']>([
  'timeTypeId',
  'costCenter',
  'timePairCustomFieldValues',
]);

/** On phones, the booking as one expandable card; missing fields expand it. */
export function FoldedConfiguration({ form }: { readonly form: EntryForm }) {
  const { assignment, draft, customFields, timeTypes, shownFaults } = form;
  const [isOpen, setOpen] = useState(false);
  const styles = useStyles();
  const text = useText();
  const hasFault = shownFaults.some(({ field }) => ownFields.has(field));
  const more = [
    timeTypes.find(({ id }) => id === draft.timeTypeId)?.externalName,
    draft.costCenter?.name,
    draft.isCallBack ? text('time.callBack') : undefined,
    ...customFields.map(({ id }) => draft.options[id]?.name),
  ].filter((name) => name !== undefined);
  const isShown = isOpen || hasFault;
  return (
    <section className={styles.card} aria-label={text('time.position')}>
      <div className={styles.head}>
        <div className={styles.names}>
          <div className={styles.position}>{assignment.position.description}</div>
          {!isShown && more.length > 0 && <div className={styles.more}>{more.join(' · ')}</div>}
        </div>
        {!hasFault && (
          <Button
            look="subtle"
            tone="brand"
            size="row"
            aria-expanded={isShown}
            onClick={() => setOpen(!isOpen)}
          >
            {text(isOpen ? 'time.done' : 'time.change')}
          </Button>
        )}
      </div>
      {isShown && <ConfigurationFields form={form} />}
    </section>
  );
}

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '10px 8px 10px 12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px' },
  names: { flex: '1 1 120px', minWidth: 0 },
  position: { ...type.rowFirst, overflowWrap: 'anywhere' },
  more: { ...type.body, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
});
