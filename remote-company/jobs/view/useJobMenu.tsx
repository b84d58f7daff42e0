import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  AddRegular,
  BriefcaseRegular,
  CalendarLtrRegular,
  EditRegular,
  LocationRegular,
  PersonClockRegular,
  SignOutRegular,
  useMenu,
  useToday,
  deviceTimeZone,
} from 'shared-ui';
import { companyPath } from '../../pages/rules/companyPages.ts';
import { useText } from '../../messages/useText.ts';
import { lastsUntil } from '../rules/job.ts';
import type { JobRequest } from './JobDialogs.tsx';
import type { ListedJob } from './jobOf.ts';
import type { ChosenJobs } from './useChosenJobs.ts';

/** Opens the menu of a job. */
export function useJobMenu(onOpen: (request: JobRequest) => void) {
  const text = useText();
  const openMenu = useMenu();
  const navigate = useNavigate();
  const today = useToday(deviceTimeZone());
  return (target: HTMLElement, job: ListedJob) => {
    const chosen: ChosenJobs = { kind: 'SOME', items: new Map([[job.facts.code, job]]) };
    const managers = `${companyPath}/managers?person=${encodeURIComponent(job.entry.employee)}`;
    const edit = {
      ...{ key: 'edit', label: text('jobs.edit'), icon: <EditRegular /> },
      onSelect: () => onOpen({ kind: 'edit', job }),
    };
    if (!lastsUntil(job.entry, today)) {
      const again = {
        ...{ key: 'again', label: text('jobs.again'), icon: <AddRegular /> },
        onSelect: () => onOpen({ kind: 'again', job }),
      };
      openMenu(target, [again, edit]);
      return;
    }
    const action = (kind: 'move' | 'schedule' | 'costCenter' | 'leave', icon: ReactElement) => ({
      ...{ key: kind, label: text(`jobs.${kind}.title`, { count: 1 }), icon },
      onSelect: () => onOpen({ kind, chosen }),
    });
    openMenu(target, [
      edit,
      action('move', <LocationRegular />),
      action('schedule', <CalendarLtrRegular />),
      action('costCenter', <BriefcaseRegular />),
      {
        ...{ key: 'managers', label: text('jobs.managers'), icon: <PersonClockRegular /> },
        onSelect: () => void navigate(managers),
      },
      action('leave', <SignOutRegular />),
    ]);
  };
}
