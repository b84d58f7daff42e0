import { rotationLimits } from 'shared-contracts/planning/rotationLimits.ts';
import {
  AddRegular,
  Button,
  CalendarLtrRegular,
  makeStyles,
  SwitchField,
  text as type,
  tokens,
  useProperty,
  useUserFormats,
} from 'shared-ui';
import type { PlanTargets } from '../../plan-targets/rules/planTargets.ts';
import { useAssignText } from '../messages/useText.ts';
import { chosenRanges } from '../rules/assignForm.ts';
import { DateFields } from './DateFields.tsx';
import { DayTable } from './DayTable.tsx';
import { PreviewPart } from './PreviewPart.tsx';
import { SchedulePicker } from './SchedulePicker.tsx';
import { TurnList } from './TurnList.tsx';
import type { AssignModel } from './useAssignForm.ts';

export interface AssignFieldsProps {
  readonly model: AssignModel;
  readonly targets: PlanTargets;
  /** Opens the dialog for a new schedule. */
  readonly onMake: () => void;
}

/** The days and the schedule, with a preview. */
export function AssignFields({ model, targets, onMake }: AssignFieldsProps) {
  const { form, change, run, bounds, choose } = model;
  const { rows, days } = targets;
  const chosen = form.isRotating ? form.turns.at(-1)?.choice : form.choice;
  return (
    <>
      {days === null && (
        <DateFields
          dates={form.dates}
          bounds={bounds}
          disabled={run.isSending}
          onChange={(dates) => change({ dates })}
        />
      )}
      <RotationFields model={model} />
      <SchedulePicker rows={rows} chosen={form.isRotating ? null : form.choice} onChoose={choose} />
      <OtherChoices model={model} onMake={onMake} />
      <PreviewPart state={model.state} />
      {chosen?.kind === 'schedule' && (
        <DayTable schedule={chosen.schedule} ranges={chosenRanges(form, targets, bounds)} />
      )}
    </>
  );
}

/** Several schedules in turn, week by week. */
function RotationFields({ model }: Pick<AssignFieldsProps, 'model'>) {
  const { form, mayRotate, change, run, nextWeek, today } = model;
  const text = useAssignText();
  const styles = useStyles();
  const formats = useUserFormats();
  return (
    <>
      {mayRotate && (
        <SwitchField
          label={text('assign.rotate')}
          checked={form.isRotating}
          disabled={run.isSending}
          onChange={(isRotating) => change({ isRotating })}
        />
      )}
      {form.isRotating && (
        <p className={styles.hint}>
          {text(
            form.turns.length < rotationLimits.mostTurns
              ? 'assign.rotate.hint'
              : 'assign.rotate.full',
            rotationLimits,
          )}
        </p>
      )}
      {form.isRotating && form.turns.length > 0 && (
        <TurnList turns={form.turns} onChange={(turns) => change({ turns })} />
      )}
      {nextWeek && (
        <p className={styles.hint}>
          {text('assign.rotate.midweek', {
            weekday: formats.weekday(form.dates.startDate ?? today, 'long'),
          })}{' '}
          <Button
            size="row"
            look="subtle"
            tone="brand"
            disabled={run.isSending}
            onClick={() => change({ dates: { ...form.dates, startDate: nextWeek } })}
          >
            {text('assign.rotate.begin', { date: formats.day(nextWeek) })}
          </Button>
        </p>
      )}
    </>
  );
}

/** A new schedule, a day off, or none. */
function OtherChoices({ model, onMake }: Omit<AssignFieldsProps, 'targets'>) {
  const { form, change, run } = model;
  const text = useAssignText();
  const styles = useStyles();
  const mayCreate = useProperty('DYNAMICALLY_CREATE');
  return (
    <div className={styles.others}>
      {mayCreate && (
        <Button
          size="row"
          look="subtle"
          tone="brand"
          icon={<AddRegular />}
          disabled={run.isSending}
          onClick={onMake}
        >
          {text('assign.new')}
        </Button>
      )}
      <Button
        size="row"
        look="subtle"
        icon={<CalendarLtrRegular />}
        aria-pressed={form.isRotating ? undefined : form.choice?.kind === 'non-working'}
        disabled={!model.canAddDayOff}
        onClick={() => model.choose(model.dayOff)}
      >
        {text(form.isRotating ? 'assign.nonWorking.add' : 'assign.nonWorking')}
      </Button>
      {!form.isRotating && form.choice && (
        <Button size="row" look="subtle" onClick={() => change({ choice: null })}>
          {text('assign.clear')}
        </Button>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  others: { display: 'flex', flexWrap: 'wrap', gap: '4px 8px' },
  hint: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground3 },
});
