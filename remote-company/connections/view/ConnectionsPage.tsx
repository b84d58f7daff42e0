import { CompanyFrame } from '../../company/view/CompanyFrame.tsx';
import { ConnectionsCard } from './ConnectionsCard.tsx';
import { MappingCard } from './MappingCard.tsx';
import { TasksCard } from './TasksCard.tsx';

/** What the company is connected to, how that is doing, and how a directory makes jobs. */
export function Page() {
  return (
    <CompanyFrame>
      <TasksCard />
      <ConnectionsCard />
      <MappingCard />
    </CompanyFrame>
  );
}
