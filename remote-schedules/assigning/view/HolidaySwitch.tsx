import { SwitchField } from 'shared-ui';
import type { PlanPreview } from '../data/planCalls.ts';
import { useAssignText } from '../messages/useText.ts';

export interface HolidaySwitchProps {
  readonly preview: PlanPreview | null;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Leaves public holidays unchanged; shown if somebody would work on one. */
export function HolidaySwitch({ preview, ...field }: HolidaySwitchProps) {
  const text = useAssignText();
  const isAsked = preview?.rows.some(({ remarks }) => remarks.some(isOfHoliday)) ?? false;
  if (!isAsked && !field.checked) return null;
  return <SwitchField label={text('assign.skipHolidays')} {...field} />;
}

function isOfHoliday({ kind }: PlanPreview['rows'][number]['remarks'][number]): boolean {
  return kind === 'HOLIDAY';
}
