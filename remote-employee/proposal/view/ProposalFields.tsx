import { SelectField, TextField, useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { MomentField } from './MomentField.tsx';
import type { ProposalModel } from './useProposal.ts';

export interface ProposalFieldsProps {
  readonly proposal: ProposalModel;
  /** Of fixed text. */
  readonly className: string;
}

/** The times and the reason of a proposal. */
export function ProposalFields({ proposal, className }: ProposalFieldsProps) {
  const { knownClockIn, clockIn, clockOut, timeZone, today } = proposal;
  const text = useText();
  const formats = useUserFormats();
  return (
    <>
      {knownClockIn === null ? (
        <MomentField
          label={text('clock.proposal.clockIn')}
          value={clockIn.value}
          max={today}
          isShownTwice={clockIn.isShownTwice}
          onChange={clockIn.set}
          error={clockIn.error}
        />
      ) : (
        <p className={className}>
          {text('clock.proposal.since', {
            day: formats.longDay(formats.dateOf(knownClockIn, timeZone)),
            time: formats.time(knownClockIn, timeZone),
          })}
        </p>
      )}
      <MomentField
        label={text('clock.proposal.clockOut')}
        value={clockOut.value}
        max={today}
        isShownTwice={clockOut.isShownTwice}
        onChange={clockOut.set}
        error={clockOut.error}
      />
      <ReasonField reason={proposal.reason} />
    </>
  );
}

function ReasonField({ reason }: Pick<ProposalModel, 'reason'>) {
  const text = useText();
  const label = text('clock.proposal.reason');
  return reason.isFree ? (
    <TextField
      label={label}
      value={reason.words}
      maxLength={255}
      onChange={reason.setWords}
      error={reason.error}
    />
  ) : (
    <SelectField
      label={label}
      value={reason.reasonId}
      choices={reason.choices.map(({ id, description }) => ({
        value: String(id),
        label: description,
      }))}
      onChange={reason.setReasonId}
      error={reason.error}
    />
  );
}
