import { Button, makeStyles, TextField } from 'shared-ui';
import { DatePicker } from 'shared-ui/date-time';
import { NamedEntryField } from '../../entries/view/NamedEntryField.tsx';
import { useText } from '../../messages/useText.ts';
import type { JobDraft, JobField } from '../rules/jobDraft.ts';

export interface JobFieldsProps {
  readonly draft: JobDraft;
  readonly onChange: (fields: Partial<JobDraft>) => void;
  /** The fault of a field that is shown. */
  readonly fault: (field: JobField) => string | null;
}

/** Who works as what, from when to when. */
export function JobWorkFields(props: JobFieldsProps & { readonly isNew: boolean }) {
  const { draft, onChange, fault, isNew } = props;
  const text = useText();
  const styles = useStyles();
  return (
    <>
      {isNew && (
        <NamedEntryField
          section="people"
          label={text('jobs.person')}
          state="CURRENT"
          chosen={draft.person}
          onChange={(person) => onChange({ person, code: null })}
          error={fault('person')}
        />
      )}
      <PositionField {...props} />
      <TextField
        optional
        label={text('jobs.description')}
        hint={text('jobs.description.hint')}
        value={draft.description}
        onChange={(description) => onChange({ description })}
      />
      <div className={styles.days}>
        <DatePicker
          label={text('jobs.start')}
          value={draft.startDate}
          onChange={(startDate) => onChange({ startDate })}
          error={fault('startDate')}
        />
        <DatePicker
          optional
          label={text('jobs.end')}
          value={draft.endDate}
          onChange={(endDate) => onChange({ endDate })}
          error={fault('endDate')}
        />
      </div>
      {isNew && (
        <NamedEntryField
          optional
          section="workSchedules"
          label={text('jobs.schedule')}
          chosen={draft.schedule}
          onChange={(schedule) => onChange({ schedule })}
        />
      )}
    </>
  );
}

/** A position of the company, or one that is made with the job. */
function PositionField({ draft, onChange, fault }: JobFieldsProps) {
  const text = useText();
  const styles = useStyles();
  const isMade = draft.newPosition !== null;
  return (
    <div className={styles.position}>
      {isMade ? (
        <TextField
          label={text('jobs.position.new')}
          value={draft.newPosition ?? ''}
          onChange={(newPosition) => onChange({ newPosition })}
          error={fault('position')}
        />
      ) : (
        <NamedEntryField
          section="positions"
          label={text('jobs.position')}
          chosen={draft.position}
          onChange={(position) => onChange({ position })}
          error={fault('position')}
        />
      )}
      <Button
        look="subtle"
        tone="brand"
        size="row"
        onClick={() => onChange({ newPosition: isMade ? null : '' })}
      >
        {text(isMade ? 'jobs.position.choose' : 'positions.add')}
      </Button>
    </div>
  );
}

const useStyles = makeStyles({
  days: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    gap: '12px',
  },
  position: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: '4px',
    '& > button': { alignSelf: 'start' },
  },
});
