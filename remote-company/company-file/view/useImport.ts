import { useEffect, useReducer, useRef } from 'react';
import { ApiFailure } from 'shared-contracts';
import { useApi, useMutation, useQueryClient, useSnackbar } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { useCountWords } from '../../sections/view/useCountWords.ts';
import { changeCompany, checkCompany, readChosen, type ImportOrder } from '../data/companyCalls.ts';
import { choiceFault } from '../rules/choiceFault.ts';
import { atStart, importFlow, mayBeImported, type ImportFlow } from '../rules/importFlow.ts';
import { useReadAgain } from './useReadAgain.ts';
import { useImportReason } from './useImportReason.ts';

/**
 * Checks and imports a chosen file; `flow` is what to show.
 *
 * @param onImported also called after the page was left
 */
export function useImport(onImported: () => void) {
  const [flow, dispatch] = useReducer(importFlow, atStart);
  const check = useCheck(dispatch);
  const send = useSendImport(dispatch, onImported);

  return {
    flow,
    choose(file: File): void {
      const fault = choiceFault(file);
      if (fault !== null) return dispatch({ type: 'refuse', fault, name: file.name });
      dispatch({ type: 'choose', file });
      return check.start(file, null);
    },
    checkAgain(): void {
      dispatch({ type: 'checkAgain' });
      if (flow.file) check.start(flow.file, flow.content);
    },
    /** Also a retry: it has the key of the first one. */
    importChecked(): void {
      if (!flow.check || !flow.content) return;
      const key = flow.key ?? crypto.randomUUID();
      dispatch({ type: 'import', key });
      send({
        content: flow.content,
        version: flow.check.version,
        key,
        name: flow.file?.name ?? '',
        mayBeImported: flow.mayBeImported,
      });
    },
    cancel(): void {
      check.stop();
      dispatch({ type: 'cancel' });
    },
  };
}

export type Import = ReturnType<typeof useImport>;

type Dispatch = (event: Parameters<typeof importFlow>[1]) => void;

/** Checks a file, or what was read of it; another check, and leaving the page, stop it. */
function useCheck(dispatch: Dispatch) {
  const api = useApi();
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function run(file: File, read: Blob | null, signal: AbortSignal): Promise<void> {
    const content = read ?? (await readChosen(file));
    if (signal.aborted) return;
    if (!content) return dispatch({ type: 'refuse', fault: 'CHANGED', name: file.name });
    try {
      const check = await checkCompany(api, content, signal);
      if (!signal.aborted) dispatch({ type: 'answer', check, content });
    } catch (cause) {
      if (signal.aborted) return;
      const isOfCall = cause instanceof ApiFailure;
      const failure = isOfCall ? cause : new ApiFailure({ code: 'PAGE_FAULT', cause });
      dispatch({ type: 'fail', failure });
    }
  }

  return {
    start(file: File, read: Blob | null): void {
      current.current?.abort();
      current.current = new AbortController();
      void run(file, read, current.current.signal);
    },
    stop: () => current.current?.abort(),
  };
}

interface SentImport extends ImportOrder, Pick<ImportFlow, 'mayBeImported'> {
  /** Of the file. */
  readonly name: string;
}

/** Sends an import, and reports its end also after the page was left. */
function useSendImport(dispatch: Dispatch, onImported: () => void) {
  const api = useApi();
  const text = useText();
  const { ofAll } = useCountWords();
  const snackbar = useSnackbar();
  const reasonOf = useImportReason();
  const queries = useQueryClient();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  const readAgain = useReadAgain();
  const { mutate } = useMutation({
    mutationFn: (order: SentImport) => changeCompany(api, order),
    onSuccess({ sections }) {
      const counts = ofAll(sections);
      snackbar.show({
        intent: 'success',
        text: counts === '' ? text('import.done.uncounted') : text('import.done', { counts }),
      });
      dispatch({ type: 'finish' });
      onImported();
    },
    onError(failure: ApiFailure, order) {
      dispatch({ type: 'fail', failure });
      if (isShown.current) return;
      const isUnknown = mayBeImported(failure, order);
      const words = isUnknown ? 'import.mayBeImported' : 'import.failed';
      snackbar.show({
        intent: 'error',
        text: text(`${words}.left`, { name: order.name, reason: reasonOf(failure, isUnknown) }),
      });
    },
    onSettled: () =>
      Promise.all([
        readAgain(),
        queries.invalidateQueries({ queryKey: api.query.key('/api/company/details') }),
      ]),
  });
  return mutate;
}
