import { useState } from 'react';
import { planBounds } from 'shared-contracts/planning/planBounds.ts';
import {
  Button,
  Dialog,
  makeStyles,
  media,
  text as type,
  tokens,
  useToday,
  useUnsavedChanges,
} from 'shared-ui';
import type { PlanTargets } from '../../plan-targets/rules/planTargets.ts';
import { useLeaving } from './useLeaving.ts';
import { useAssignText } from '../messages/useText.ts';
import { copyOrder, firstCopy } from '../rules/copyForm.ts';
import { changesAnything, countsOf, seenPlans } from '../rules/planPreview.ts';
import { CopyDates } from './CopyDates.tsx';
import { HolidaySwitch } from './HolidaySwitch.tsx';
import { PlanNotes } from './PlanNotes.tsx';
import { PreviewFailure, PreviewPart } from './PreviewPart.tsx';
import { RunProgress } from './RunProgress.tsx';
import { TargetChips } from './TargetChips.tsx';
import { usePlannedWords } from './usePlannedWords.ts';
import { usePlanRun } from './usePlanRun.ts';
import { usePreview } from './usePreview.ts';

export interface CopyDialogProps {
  readonly targets: PlanTargets;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Copies the plan of a range to a later start, with a preview. */
export function CopyContent({ targets, onClose, onDone }: CopyDialogProps) {
  const text = useAssignText();
  const styles = useStyles();
  const { rows } = targets;
  const bounds = planBounds(useToday(rows[0]?.timeZone ?? 'UTC'));
  const [first] = useState(() => firstCopy(targets));
  const [form, setForm] = useState(first);
  const run = usePlanRun(rows, onDone);
  const wordsOf = usePlannedWords();
  const order = copyOrder(form, targets, bounds);
  const state = usePreview(order);
  const people = order ? countsOf(order, state.preview?.rows ?? null).people : rows.length;
  const isNothing = state.preview !== null && !changesAnything(state.preview.rows);
  const isDirty = form !== first;
  useUnsavedChanges(isDirty);

  const close = useLeaving({
    isSent: run.isSending || run.isUnknown,
    isDirty,
    onClose,
    title: text('assign.copy.leave'),
  });

  async function copy(): Promise<void> {
    if (!order) return;
    const seen = seenPlans(order, state.preview?.rows ?? null, rows);
    if (!(await run.run(order, seen, wordsOf(order, [])))) state.retry();
  }

  return (
    <Dialog
      open
      width={550}
      title={text('assign.copy.title')}
      subtitle={text('assign.chosen.people', { people: rows.length })}
      onClose={() => void close()}
      actions={
        <>
          <Button onClick={() => void close()}>
            {text(run.isSending || run.isUnknown ? 'assign.close' : 'assign.cancel')}
          </Button>
          <Button
            look="primary"
            busy={run.isSending}
            disabled={!run.isSending && (order === null || people === 0 || isNothing)}
            onClick={() => void copy()}
          >
            {text('assign.copy.submit', { count: people })}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <TargetChips targets={{ ...targets, days: null }} />
        <CopyDates form={form} bounds={bounds} disabled={run.isSending} onChange={setForm} />
        <PreviewFailure state={state} />
        {state.preview && <PlanNotes rows={state.preview.rows} />}
        <HolidaySwitch
          preview={state.preview}
          checked={form.skipsHolidays}
          disabled={run.isSending}
          onChange={(skipsHolidays) => setForm((old) => ({ ...old, skipsHolidays }))}
        />
        <PreviewPart state={state} />
        {run.progress && <RunProgress progress={run.progress} onStop={run.stop} />}
      </div>
    </Dialog>
  );
}

const useStyles = makeStyles({
  content: {
    ...type.body,
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    color: tokens.colorNeutralForeground1,
    [media.phone]: { paddingTop: '12px' },
  },
});
