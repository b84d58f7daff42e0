import type { Runner } from '../../database/statement.ts';
import { findCoverage } from '../../sign-offs/data/findCoverage.ts';
import type { ReportPerson } from '../rules/reportPerson.ts';
import type { ReportSignOffs } from '../rules/signOffReport.ts';

/** The sign-offs that include days of a report, and whether they are still valid. */
export async function reportSignOffs(
  database: Runner,
  people: readonly ReportPerson[],
): Promise<ReportSignOffs> {
  const spans = people.flatMap((person) => person.spans);
  const numberOf = new Map(people.map((person) => [person.assignmentId, person.employeeNumber]));
  const { days, signOffs, changes } = await findCoverage(database, spans);
  const withTime = days.filter(({ entries }) => entries > 0);
  const isDecided = withTime.every(({ undecided, part }) => undecided === 0 && part !== null);
  return {
    isWhole: withTime.length > 0 && isDecided && changes.length === 0,
    signOffs: signOffs.map(({ id, startDate, endDate, signedBy, signedAt }) => {
      const covered = days.filter(({ part }) => part?.signOffId === id);
      const change = changes.find(({ signOffId }) => signOffId === id);
      return {
        ...{ startDate, endDate, signedBy, signedAt },
        people: new Set(covered.map(({ assignmentId }) => numberOf.get(assignmentId))).size,
        isChanged: change !== undefined || covered.some(({ undecided }) => undecided > 0),
        lastChange: change === undefined ? null : { by: change.changedBy, at: change.changedAt },
      };
    }),
  };
}
