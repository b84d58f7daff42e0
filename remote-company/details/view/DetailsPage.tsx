import { FailurePanel, SkeletonRows, useApi, useQuery } from 'shared-ui';
import { CompanyFrame } from '../../company/view/CompanyFrame.tsx';
import { DetailsForm } from './DetailsForm.tsx';

/** The company itself: what it is called, its pay cycle, its languages. */
export function Page() {
  const api = useApi();
  const { data, error, refetch } = useQuery(api.query.GET('/api/company/details'));
  return (
    <CompanyFrame>
      {!data && error && <FailurePanel failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows count={5} height={64} />}
      {data && (
        // Other details begin another form.
        <DetailsForm
          key={data.version}
          company={data.part.company ?? null}
          version={data.version}
          onSaved={() => void refetch()}
        />
      )}
    </CompanyFrame>
  );
}
