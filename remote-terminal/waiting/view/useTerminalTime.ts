import { useEffect, useState } from 'react';
import { toInstant } from 'shared-contracts';
import { createFormats, useHost, useTerminalSession } from 'shared-ui';

export interface TerminalTime {
  /** `05:57` in the terminal's zone. */
  readonly time: string;
  /** `Thursday 19 November` */
  readonly day: string;
  /** 0 to 59. */
  readonly second: number;
}

/** The terminal's clock; reads the epoch milliseconds at each full second. */
export function useTerminalTime(readTime: () => number): TerminalTime {
  const { locale } = useHost();
  const { timeZone } = useTerminalSession();
  const [now, setNow] = useState(readTime);
  useEffect(() => {
    const timer = setTimeout(() => setNow(readTime()), 1000 - (now % 1000));
    return () => clearTimeout(timer);
  }, [now, readTime]);
  const formats = createFormats({ locale, is24Hour: true, region: '' });
  const instant = toInstant(now);
  return {
    time: formats.time(instant, timeZone),
    day: formats.longDay(formats.dateOf(instant, timeZone)),
    second: new Date(now).getSeconds(),
  };
}
