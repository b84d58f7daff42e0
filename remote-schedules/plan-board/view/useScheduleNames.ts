import { useMemo } from 'react';
import type { components } from 'shared-contracts';
import type { ShownSchedule } from '../rules/boardDays.ts';

/** Names by code: a preview includes those of all unsaved schedules. */
export function useScheduleNames(
  schedules: readonly ShownSchedule[],
  preview: components['schemas']['PlanPreview'] | null,
): (code: string) => string {
  return useMemo(() => {
    const names = new Map([
      ...(preview?.workSchedules ?? []).map(
        ({ externalCode, externalName }) => [externalCode, externalName] as const,
      ),
      ...schedules.map(({ code, name }) => [code, name] as const),
    ]);
    return (code: string) => names.get(code) ?? code;
  }, [schedules, preview]);
}
