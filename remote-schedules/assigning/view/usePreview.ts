import { useEffect, useEffectEvent } from 'react';
import type { ApiFailure } from 'shared-contracts';
import { useApi, useProperty, useQuery, useSettled } from 'shared-ui';
import { previewQuery, type PlanPreview } from '../data/planCalls.ts';
import { planRequest, type PlanOrder } from '../rules/planOrder.ts';

/** Milliseconds of debounce before the preview is requested. */
const quiet = 300;

export interface PreviewState {
  /** What the order would change; null while unknown. */
  readonly preview: PlanPreview | null;
  readonly isChecking: boolean;
  readonly failure: ApiFailure | null;
  readonly retry: () => void;
}

/** The server's preview of an order. */
export function usePreview(
  order: PlanOrder | null,
  onPreview?: (preview: PlanPreview | null) => void,
): PreviewState {
  const api = useApi();
  const most = useProperty('MAXIMUM_SELECTABLE_EMPLOYEES');
  const content = contentOf(order);
  const settled = useSettled(order, content, quiet);
  const isSettled = contentOf(settled) === content;
  const { data, error, isFetching, refetch } = useQuery(previewQuery(api, settled, most));
  const preview = isSettled && order !== null ? (data ?? null) : null;
  const isChecking = order !== null && (!isSettled || (isFetching && !data));

  const tell = useEffectEvent((next: PlanPreview | null) => onPreview?.(next));
  const isNothing = order === null;
  useEffect(() => {
    // The previous preview stays drawn until the new one arrives.
    if (preview) tell(preview);
    else if (isNothing) tell(null);
  }, [preview, isNothing]);
  useEffect(() => () => tell(null), []);

  return {
    preview,
    isChecking,
    failure: isSettled && !isFetching ? error : null,
    retry: () => void refetch(),
  };
}

function contentOf(order: PlanOrder | null): string {
  return order ? JSON.stringify(planRequest(order)) : '';
}
