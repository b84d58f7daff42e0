import { useState } from 'react';
import { Button, MessageNote, WarningFilled } from 'shared-ui';
import { useAssignText } from '../messages/useText.ts';
import type { AssignChoice } from '../rules/assignChoice.ts';
import { AssignFields } from './AssignFields.tsx';
import { HolidaySwitch } from './HolidaySwitch.tsx';
import { NewScheduleDialog } from './NewScheduleDialog.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import { PlanNotes } from './PlanNotes.tsx';
import { PreviewFailure } from './PreviewPart.tsx';
import { RunProgress } from './RunProgress.tsx';
import { TargetChips } from './TargetChips.tsx';
import { type AssignPanelProps, useAssignForm } from './useAssignForm.ts';

/** Assigns temporary schedules: people, days, schedule, and a preview (spec §2, §5). */
export function AssignContent(props: AssignPanelProps) {
  const { rows, days } = props.targets;
  const text = useAssignText();
  const model = useAssignForm(props);
  const { form, change, run, state, counts, isMixed, close } = model;
  const [making, setMaking] = useState({ isOpen: false, times: 0 });
  const endMaking = () => setMaking((last) => ({ ...last, isOpen: false }));
  const dayCount = [...(days?.values() ?? [])].reduce((sum, list) => sum + list.length, 0);
  return (
    <PanelFrame
      title={text('assign.title')}
      subtitle={
        days
          ? text('assign.chosen.days', { days: dayCount, people: rows.length })
          : text('assign.chosen.people', { people: rows.length })
      }
      onClose={() => void close()}
      notes={
        <>
          <PreviewFailure state={state} />
          {state.preview && <PlanNotes rows={state.preview.rows} />}
          {days === null && (
            <HolidaySwitch
              preview={state.preview}
              checked={form.skipsHolidays}
              disabled={run.isSending}
              onChange={(skipsHolidays) => change({ skipsHolidays })}
            />
          )}
          {run.progress && <RunProgress progress={run.progress} onStop={run.stop} />}
        </>
      }
      actions={
        <>
          <Button onClick={() => void close()}>
            {text(run.isSending || run.isUnknown ? 'assign.close' : 'assign.cancel')}
          </Button>
          <Button
            look="primary"
            busy={run.isSending}
            disabled={!run.isSending && !model.canAssign}
            onClick={() => void model.assign()}
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
      <TargetChips targets={props.targets} />
      {isMixed ? (
        <MessageNote urgent meaning="warning" icon={<WarningFilled />}>
          {text('assign.mixed')}
        </MessageNote>
      ) : (
        <AssignFields
          model={model}
          targets={props.targets}
          onMake={() => setMaking(({ times }) => ({ isOpen: true, times: times + 1 }))}
        />
      )}
      {making.times > 0 && (
        <NewScheduleDialog
          key={making.times}
          open={making.isOpen}
          onClose={endMaking}
          onMade={(day) => {
            endMaking();
            const made: AssignChoice = { kind: 'new', day };
            if (form.isRotating) model.choose(made);
            else change({ choice: made });
          }}
        />
      )}
    </PanelFrame>
  );
}
