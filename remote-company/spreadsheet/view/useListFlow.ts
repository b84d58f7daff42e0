import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { ApiFailure } from 'shared-contracts';
import {
  deviceTimeZone,
  useApi,
  useToday,
  type EncodingChoice,
  type SheetFault,
  type SheetSource,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { readKnownCompany, readList } from '../data/readList.ts';
import {
  listFlow,
  noList,
  type ListChange,
  type ListEvent,
  type ListFlow,
} from '../rules/listFlow.ts';
import type { Place } from '../rules/listChoices.ts';

export type SheetFlow = ListFlow<SheetSource, EncodingChoice, SheetFault>;
type SheetEvent = ListEvent<SheetSource, EncodingChoice, SheetFault>;

/**
 * Reads a list and keeps what the person says about it; `flow` is what to show.
 *
 * @param file to begin with; null: cells are pasted
 */
export function useListFlow(file: File | null, onClose: () => void) {
  const [flow, dispatch] = useReducer<SheetFlow, [SheetEvent]>(listFlow, noList);
  const api = useApi();
  const text = useText();
  const place = usePlace();
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function read(source: SheetSource, signal: AbortSignal): Promise<void> {
    try {
      const { read: found, known } = await readList(api, source, { today: place.today, signal });
      if (signal.aborted) return;
      if (found.kind === 'refused') dispatch({ type: 'refuse', fault: found.fault });
      else if (found.kind === 'encodings') {
        dispatch({ type: 'askEncoding', encodings: found.choices });
      } else {
        const { rows: cells, sheets } = found;
        const sheet = source.kind === 'file' ? source.sheet : 0;
        dispatch({ type: 'open', cells, sheets, sheet, known, place });
      }
    } catch (cause) {
      if (signal.aborted) return;
      const isOfCall = cause instanceof ApiFailure;
      dispatch({
        type: 'fail',
        failure: isOfCall ? cause : new ApiFailure({ code: 'PAGE_FAULT', cause }),
      });
    }
  }

  function start(source: SheetSource, name: string): void {
    current.current?.abort();
    current.current = new AbortController();
    dispatch({ type: 'read', source, name });
    void read(source, current.current.signal);
  }

  const begin = useEffectEvent(() => {
    if (file) start({ kind: 'file', file, encoding: null, sheet: 0 }, file.name);
  });
  useEffect(() => begin(), []);

  /** Reads the same file in another way. */
  function readAgain(
    how: Partial<Pick<Extract<SheetSource, { kind: 'file' }>, 'encoding' | 'sheet'>>,
  ) {
    if (flow.source?.kind === 'file') start({ ...flow.source, ...how }, flow.name);
    else if (flow.source) start(flow.source, flow.name);
  }

  return {
    flow,
    change: (event: ListChange) => dispatch(event),
    show: (step: 'columns' | 'people') => dispatch({ type: 'show', step }),
    readText: (pasted: string) => start({ kind: 'text', text: pasted }, text('sheet.pasted')),
    readAgain,
    /** Compares the list with the company as it is now. */
    async refresh(): Promise<void> {
      try {
        dispatch({ type: 'setKnown', known: await readKnownCompany(api, place.today) });
      } catch (cause) {
        if (cause instanceof ApiFailure) dispatch({ type: 'fail', failure: cause });
        else throw cause;
      }
    },
    close: onClose,
  };
}

export type ListSteps = ReturnType<typeof useListFlow>;

/** Where and when the person is. */
function usePlace(): Place {
  const text = useText();
  const timeZone = deviceTimeZone();
  const today = useToday(timeZone);
  return {
    today,
    timeZone,
    countryCode: deviceCountry(),
    position: text('sheet.defaults.position'),
  };
}

/** That of the browser's language, `DE` for `de`; `US` if it has none. */
function deviceCountry(): string {
  try {
    return new Intl.Locale(globalThis.navigator.language).maximize().region ?? 'US';
  } catch {
    return 'US';
  }
}
