import { useState } from 'react';
import { planBounds } from 'shared-contracts/planning/planBounds.ts';
import {
  AddRegular,
  Button,
  CalendarLtrRegular,
  makeStyles,
  MessageNote,
  SwitchField,
  text as type,
  tokens,
  useEmployeeSession,
  useHost,
  useProperty,
  useToday,
  useUnsavedChanges,
  useUserFormats,
  useViewport,
  WarningFilled,
} from 'shared-ui';
import type { PlanPreview } from '../data/planCalls.ts';
import type { PlanTargets } from '../../plan-targets/rules/planTargets.ts';
import { useLeaving } from './useLeaving.ts';
import { useAssignText } from '../messages/useText.ts';
import { isSameChoice, nonWorkingDay, type AssignChoice } from '../rules/assignChoice.ts';
import {
  chosenRanges,
  firstDates,
  isFilledIn,
  mayAssign,
  mayAssignNonWorkingDay,
  orderOf,
  wholeDates,
  type AssignForm,
} from '../rules/assignForm.ts';
import { changesAnything, countsOf, seenPlans } from '../rules/planPreview.ts';
import { addTurn, mostTurns, weekAfterMidweek } from '../rules/turns.ts';
import { DateFields } from './DateFields.tsx';
import { DayTable } from './DayTable.tsx';
import { HolidaySwitch } from './HolidaySwitch.tsx';
import { NewScheduleDialog } from './NewScheduleDialog.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import { PlanNotes } from './PlanNotes.tsx';
import { PreviewFailure, PreviewPart } from './PreviewPart.tsx';
import { RunProgress } from './RunProgress.tsx';
import { SchedulePicker } from './SchedulePicker.tsx';
import { TargetChips } from './TargetChips.tsx';
import { TurnList } from './TurnList.tsx';
import { usePlannedWords } from './usePlannedWords.ts';
import { usePlanRun, type PlanDone } from './usePlanRun.ts';
import { usePreview } from './usePreview.ts';

export interface AssignPanelProps {
  readonly targets: PlanTargets;
  /** Receives the preview while choosing; null once there is none. */
  readonly onPreview: (preview: PlanPreview | null) => void;
  readonly onClose: () => void;
  readonly onDone: (answer: PlanDone) => void;
}

/** Assigns temporary schedules: people, days, schedule, and a preview (spec §2, §5). */
export function AssignContent({ targets, onPreview, onClose, onDone }: AssignPanelProps) {
  const text = useAssignText();
  const styles = useStyles();
  const formats = useUserFormats();
  const viewport = useViewport();
  const { properties } = useHost().features;
  const mayCreate = useProperty('DYNAMICALLY_CREATE');
  const hasRotation = useProperty('SHIFT_ROTATION');
  const { rows, days, range } = targets;
  const today = useToday(rows[0]?.timeZone ?? 'UTC');
  const bounds = planBounds(today);
  const [form, setForm] = useState<AssignForm>(() => ({
    dates: firstDates(range, today),
    choice: null,
    isRotating: false,
    turns: [],
    skipsHolidays: false,
  }));
  const [making, setMaking] = useState({ isOpen: false, times: 0 });
  const run = usePlanRun(rows, onDone);
  const wordsOf = usePlannedWords();
  const [first] = rows;
  const isMixed = rows.some((row) => row.timeRecordingVariant !== first?.timeRecordingVariant);
  const isEmployeeMode = days === null;
  // Rotations need consecutive dates, and space.
  const mayRotate = hasRotation && isEmployeeMode && viewport !== 'phone';
  const current = { ...form, isRotating: form.isRotating && mayRotate };
  const order = isMixed ? null : orderOf(current, targets, bounds);
  const state = usePreview(order, onPreview);
  const counts = order && countsOf(order, state.preview?.rows ?? null);
  const isNothing = state.preview !== null && !changesAnything(state.preview.rows);
  const enablement = {
    isSending: run.isSending,
    isEmployeeMode,
    hasDates: wholeDates(form.dates, bounds) !== null,
  };
  const dayOff = nonWorkingDay(first?.timeRecordingVariant ?? 'CLOCK', properties);
  const { startOfWeek } = useEmployeeSession().configuration;
  const nextWeek = current.isRotating
    ? weekAfterMidweek(form.turns, form.dates, startOfWeek)
    : null;
  const isDirty = isFilledIn(form);
  useUnsavedChanges(isDirty);

  const change = (part: Partial<AssignForm>) => setForm((last) => ({ ...last, ...part }));

  function endMaking(): void {
    setMaking((last) => ({ ...last, isOpen: false }));
  }

  function choose(choice: AssignChoice): void {
    if (run.isSending) return;
    if (current.isRotating) change({ turns: addTurn(form.turns, choice) });
    else change({ choice: isSameChoice(form.choice, choice) ? null : choice });
  }

  const close = useLeaving({ isSent: run.isSending || run.isUnknown, isDirty, onClose });

  async function assign(): Promise<void> {
    if (!order) return;
    const seen = seenPlans(order, state.preview?.rows ?? null, rows);
    const choices = current.isRotating ? form.turns.map(({ choice }) => choice) : [form.choice];
    const words = wordsOf(
      order,
      choices.filter((choice) => choice !== null),
    );
    if (!(await run.run(order, seen, words))) state.retry();
  }

  const dayCount = [...(days?.values() ?? [])].reduce((sum, list) => sum + list.length, 0);
  const chosen = current.isRotating ? form.turns.at(-1)?.choice : form.choice;
  const notes = (
    <>
      <PreviewFailure state={state} />
      {state.preview && <PlanNotes rows={state.preview.rows} />}
      {isEmployeeMode && (
        <HolidaySwitch
          preview={state.preview}
          checked={form.skipsHolidays}
          disabled={run.isSending}
          onChange={(skipsHolidays) => change({ skipsHolidays })}
        />
      )}
      {run.progress && <RunProgress progress={run.progress} onStop={run.stop} />}
    </>
  );
  return (
    <PanelFrame
      title={text('assign.title')}
      subtitle={
        days
          ? text('assign.chosen.days', { days: dayCount, people: rows.length })
          : text('assign.chosen.people', { people: rows.length })
      }
      onClose={() => void close()}
      notes={notes}
      actions={
        <>
          <Button onClick={() => void close()}>
            {text(run.isSending || run.isUnknown ? 'assign.close' : 'assign.cancel')}
          </Button>
          <Button
            look="primary"
            busy={run.isSending}
            disabled={
              !run.isSending &&
              (!mayAssign(current, enablement) || counts?.people === 0 || isMixed || isNothing)
            }
            onClick={() => void assign()}
          >
            {!counts
              ? text('assign.submit')
              : days
                ? text('assign.submit.days', { count: counts.days })
                : text('assign.submit.people', { count: counts.people })}
          </Button>
        </>
      }
    >
      <TargetChips targets={targets} />
      {isMixed ? (
        <MessageNote urgent meaning="warning" icon={<WarningFilled />}>
          {text('assign.mixed')}
        </MessageNote>
      ) : (
        <>
          {isEmployeeMode && (
            <DateFields
              dates={form.dates}
              bounds={bounds}
              disabled={run.isSending}
              onChange={(dates) => change({ dates })}
            />
          )}
          {mayRotate && (
            <SwitchField
              label={text('assign.rotate')}
              checked={form.isRotating}
              disabled={run.isSending}
              onChange={(isRotating) => change({ isRotating })}
            />
          )}
          {current.isRotating && (
            <p className={styles.hint}>
              {text(form.turns.length < mostTurns ? 'assign.rotate.hint' : 'assign.rotate.full')}
            </p>
          )}
          {current.isRotating && form.turns.length > 0 && (
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
          <SchedulePicker
            rows={rows}
            chosen={current.isRotating ? null : form.choice}
            onChoose={choose}
          />
          <div className={styles.others}>
            {mayCreate && (
              <Button
                size="row"
                look="subtle"
                tone="brand"
                icon={<AddRegular />}
                disabled={run.isSending}
                onClick={() => setMaking(({ times }) => ({ isOpen: true, times: times + 1 }))}
              >
                {text('assign.new')}
              </Button>
            )}
            <Button
              size="row"
              look="subtle"
              icon={<CalendarLtrRegular />}
              aria-pressed={current.isRotating ? undefined : form.choice?.kind === 'non-working'}
              disabled={
                current.isRotating
                  ? run.isSending || form.turns.length >= mostTurns
                  : !mayAssignNonWorkingDay(current, enablement)
              }
              onClick={() => choose(dayOff)}
            >
              {text(current.isRotating ? 'assign.nonWorking.add' : 'assign.nonWorking')}
            </Button>
            {!current.isRotating && form.choice && (
              <Button size="row" look="subtle" onClick={() => change({ choice: null })}>
                {text('assign.clear')}
              </Button>
            )}
          </div>
          <PreviewPart state={state} />
          {chosen?.kind === 'schedule' && (
            <DayTable schedule={chosen.schedule} ranges={chosenRanges(current, targets, bounds)} />
          )}
        </>
      )}
      {making.times > 0 && (
        <NewScheduleDialog
          key={making.times}
          open={making.isOpen}
          onClose={endMaking}
          onMade={(day) => {
            endMaking();
            const made: AssignChoice = { kind: 'new', day };
            if (current.isRotating) choose(made);
            else change({ choice: made });
          }}
        />
      )}
    </PanelFrame>
  );
}

const useStyles = makeStyles({
  others: { display: 'flex', flexWrap: 'wrap', gap: '4px 8px' },
  hint: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground3 },
});
