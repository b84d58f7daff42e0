import { pathOfRoute } from '../../routes/rules/pathOfRoute.ts';
import { useServices } from '../../services/Services.ts';

/** The path of the page of people with their accounts; undefined if no remote has it. */
export function usePeoplePath(): string | undefined {
  const { loader } = useServices();
  return pathOfRoute('CompanyPeople', loader.registry());
}
