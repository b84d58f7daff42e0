import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useState, type ReactNode, useCallback } from 'react';
import { ApiFailure } from 'shared-contracts';
import { deviceTimeZone } from '../device/clock.ts';
import { Button } from '../form/Button.tsx';
import { useUserFormats } from '../host/useUserFormats.ts';
import { ArrowClockwiseRegular, ChevronRightRegular, PlugDisconnectedRegular } from '../icons.ts';
import { useUiText } from '../messages/useUiText.ts';
import { useOnline } from '../device/useOnline.ts';
import { EmptyState } from './EmptyState.tsx';

export interface FailurePanelProps {
  /** `Schedules can’t be shown right now`; a general title by default. */
  readonly title?: string;
  /** The error, for the help desk's details. */
  readonly failure?: unknown;
  /** Its code in the error catalogue; an `ApiFailure` has its own. */
  readonly code?: string;
  readonly onRetry: () => void;
  /** Seconds until it retries by itself; 0: never. */
  readonly retryAfter?: number;
  /** It replaces the whole application: nothing else works. */
  readonly isAll?: boolean;
  /** A second action. */
  readonly otherAction?: ReactNode;
}

/** A part that failed: what does not work, that the rest does, and when it retries. */
export function FailurePanel(props: FailurePanelProps) {
  const { title, failure, code = codeOf(failure), onRetry, retryAfter = 30 } = props;
  const { isAll = false, otherAction } = props;
  const styles = useStyles();
  const text = useUiText();
  const formats = useUserFormats();
  const [happened] = useState(() => new Date().toISOString());
  const isOnline = useOnline();
  const { seconds, restart } = useCountdown(retryAfter, isOnline, onRetry);
  return (
    <EmptyState
      icon={<PlugDisconnectedRegular />}
      meaning="warning"
      title={title ?? text('ui.failure.title')}
      text={
        <>
          <span role="status">
            {text(!isOnline ? 'ui.failure.offline' : isAll ? 'ui.failure.all' : 'ui.failure.rest')}
          </span>{' '}
          {retryAfter > 0 &&
            isOnline &&
            text.rich('ui.failure.retryIn', {
              seconds,
              b: (parts) => (
                <strong key="seconds" className={styles.seconds}>
                  {parts}
                </strong>
              ),
            })}
        </>
      }
      actions={
        <>
          <Button
            look="primary"
            icon={<ArrowClockwiseRegular />}
            onClick={() => {
              restart();
              onRetry();
            }}
          >
            {text('ui.failure.retry')}
          </Button>
          {otherAction}
        </>
      }
      below={
        failure !== undefined && (
          <details>
            <summary className={styles.summary}>
              <ChevronRightRegular className={styles.chevron} />
              {text('ui.failure.details', { time: formats.time(happened, deviceTimeZone()) })}
            </summary>
            <p className={styles.details}>
              {describe(failure, text('ui.failure.noResponse'))}
              {code !== undefined && (
                <>
                  {' '}
                  <a href={`/api/docs/errors/${code}`} target="_blank" rel="noreferrer">
                    {text('ui.failure.about', { code })}
                  </a>
                </>
              )}
            </p>
          </details>
        )
      }
    />
  );
}

/** Pauses while offline, and ends when the network is back. */
function useCountdown(from: number, isOnline: boolean, onEnd: () => void) {
  const [seconds, setSeconds] = useState(from);
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (from <= 0) return undefined;
    if (!isOnline) {
      setSeconds(0);
      return undefined;
    }
    if (seconds <= 0) {
      ended();
      setSeconds(from);
      return undefined;
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [from, isOnline, seconds]);
  return { seconds, restart: () => setSeconds(from) };
}

/** Only errors from the server have a page in the catalogue. */
function codeOf(failure: unknown): string | undefined {
  if (!(failure instanceof ApiFailure) || failure.code === 'PAGE_FAULT') return undefined;
  return failure.code === 'NO_RESPONSE' ? undefined : failure.code;
}

function describe(failure: unknown, noResponse: string): string {
  const isOwn = failure instanceof ApiFailure && failure.code === 'PAGE_FAULT';
  const fault = isOwn ? failure.cause : failure;
  if (!(fault instanceof ApiFailure)) return fault instanceof Error ? fault.message : '';
  const words = fault.code === 'NO_RESPONSE' ? noResponse : fault.detail;
  const marks = [fault.status, fault.code, fault.traceId].filter((each) => each !== undefined);
  return `${words} (${marks.join(' · ')})`;
}

const useStyles = makeStyles({
  seconds: { color: tokens.colorNeutralForeground1, fontVariantNumeric: 'tabular-nums' },
  summary: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    padding: '12px 8px',
    listStyle: 'none',
    cursor: 'pointer',
    '::-webkit-details-marker': { display: 'none' },
    '[open] > &': { '& > svg': { transform: 'rotate(90deg)' } },
  },
  chevron: { fontSize: '16px' },
  details: { overflowWrap: 'anywhere', userSelect: 'text' },
});

/** A failed call as text: the server's message, else whether the server or the page is at fault. */
export function useFailureText(): (failure: ApiFailure) => string {
  const text = useUiText();
  return useCallback(
    (failure) => failure.detail || text(isOfNetwork(failure) ? 'ui.noResponse' : 'ui.pageFault'),
    [text],
  );
}

/** Any other thrown error also arrives here, and is no network failure. */
function isOfNetwork(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code !== 'PAGE_FAULT';
}
