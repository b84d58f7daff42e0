import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ApiFailure } from 'shared-contracts';
import {
  Button,
  DocumentTableRegular,
  EmptyState,
  FailurePanel,
  Loader,
  Page as PageContent,
  useApi,
  useQuery,
  useSnackbar,
  useStore,
} from 'shared-ui';
import { saveFile } from 'shared-ui/download';
import { useText } from '../messages/useText.ts';
import { fetchFinishedReport } from './data/reportCalls.ts';
import { laterNoticeAtom } from './view/useReport.ts';

/** Downloads the report in its URL at once, without navigation around it (spec §2). */
export function Page() {
  const api = useApi();
  const text = useText();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const store = useStore();
  const [parameters] = useSearchParams();
  const id = Number(parameters.get('id'));
  const isId = Number.isSafeInteger(id) && id > 0;
  const { data, error, refetch } = useQuery({
    queryKey: api.query.key('/api/reporting/getReport/{id}', { params: { path: { id } } }, 'file'),
    enabled: isId,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => fetchFinishedReport(api, id, signal),
  });
  useEffect(() => {
    if (!data) return;
    saveFile(data);
    store.get(laterNoticeAtom)?.dismiss();
    store.set(laterNoticeAtom, null);
  }, [data, store]);
  useEffect(() => {
    if (error) snackbar.show({ text: text('reports.downloadFailed'), intent: 'error' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told once, in the language of then
  }, [error]);

  const onward = (
    <Button onClick={() => void navigate('/approvals')}>{text('reports.toApprovals')}</Button>
  );
  const isGone = !isId || (error instanceof ApiFailure && error.code === 'NOT_FOUND');
  return (
    <PageContent narrow>
      {isGone ? (
        <EmptyState
          icon={<DocumentTableRegular />}
          meaning="work"
          title={text('reports.gone')}
          text={text('reports.gone.text')}
          actions={onward}
        />
      ) : error ? (
        <FailurePanel
          title={text('reports.downloadFailed')}
          failure={error}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <EmptyState
          icon={<DocumentTableRegular />}
          meaning="work"
          title={text('reports.downloaded')}
          text={data.name}
          actions={
            <>
              <Button look="primary" onClick={() => saveFile(data)}>
                {text('reports.again')}
              </Button>
              {onward}
            </>
          }
        />
      ) : (
        <Loader />
      )}
    </PageContent>
  );
}
