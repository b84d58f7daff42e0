import { EmptyState, Page as PageArea, StarFilled, useEmployeeSession } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

export function Page() {
  const text = useText();
  const { employee } = useEmployeeSession();
  return (
    <PageArea>
      <EmptyState
        icon={<StarFilled />}
        meaning="work"
        title={text('company.hello', { name: employee.firstName })}
        text={text('company.start')}
      />
    </PageArea>
  );
}
