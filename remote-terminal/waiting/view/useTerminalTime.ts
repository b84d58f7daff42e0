import { useEffect, useState } from 'react';
import { createFormats, useHost, useTerminalSession } from 'shared-ui';

export interface TerminalTime {
  /** `05:57` in the terminal's zone. */
  readonly time: string;
  /** `Thursday 19 November` */
  readonly day: string;
  /** 0 to 59. */
  readonly second: number;
}

/** The terminal's clock, renewed as each second begins. */
export function useTerminalTime(): TerminalTime {
  const { locale } = useHost();
  const { timeZone } = useTerminalSession();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), 1000 - now.getMilliseconds());
    return () => clearTimeout(timer);
  }, [now]);
  const formats = createFormats({ locale, is24Hour: true, region: '' });
  const instant = now.toISOString();
  return {
    time: formats.time(instant, timeZone),
    day: formats.longDay(formats.dateOf(instant, timeZone)),
    second: now.getSeconds(),
  };
}
