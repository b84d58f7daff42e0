import { defaultFeatures } from 'shared-contracts/features';
import { heldAuthorities } from 'shared-contracts';
import { useApi, useHost, useQueries, useQuery } from 'shared-ui';
import { openPages } from '../../pages/rules/companyPages.ts';
import { entriesPath } from '../../entries/data/entryPages.ts';
import { answersOf } from '../../questions/rules/questions.ts';
import { doneSteps, firstSteps, nextStep } from '../rules/firstSteps.ts';

/**
 * How far a company is that is being set up; null once time was recorded, which ends it, and until
 * all of it is known.
 */
export function useSetUp() {
  const api = useApi();
  const { session, features } = useHost();
  const enabled = features.isBeingSetUp === true;
  const details = useQuery({ ...api.query.GET('/api/company/details'), enabled });
  const sections = ['geofences', 'workSchedules', 'assignments', 'managers', 'terminals'] as const;
  const [sites, schedules, jobs, managers, terminals] = useQueries({
    queries: sections.map((section) => ({
      ...api.query.GET(entriesPath, { params: { path: { section }, query: { size: 1 } } }),
      enabled,
    })),
    combine: totals,
  });
  const [invited, active] = useQueries({
    queries: (['INVITED', 'ACTIVE'] as const).map((state) => ({
      ...api.query.GET('/api/invitations/people', { params: { query: { state } } }),
      enabled,
    })),
    combine: totals,
  });
  if (!enabled || !details.data || session.kind !== 'employee') return null;
  if (sites == null || schedules == null || jobs == null || managers == null) return null;
  if (terminals == null || invited == null || active == null) return null;
  const done = doneSteps({
    ...{ sites, schedules, jobs, managers, terminals },
    hasCompany: details.data.part.company !== undefined,
    hasAnswered: JSON.stringify(answersOf(features)) !== usualAnswers,
    // Whoever looks is logged in.
    invited: invited + active - 1,
  });
  const pages: ReadonlySet<string> = new Set(openPages(heldAuthorities(session)).flat());
  const steps = firstSteps.filter((step) => pages.has(step));
  return { done, steps, next: nextStep(done, steps) };
}

function totals(answers: readonly { readonly data: { readonly total: number } | undefined }[]) {
  return answers.map(({ data }) => data?.total);
}

const usualAnswers = JSON.stringify(answersOf(defaultFeatures));
