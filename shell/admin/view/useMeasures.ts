import { useUserFormats } from 'shared-ui';
import { useAdminText } from '../messages/useAdminText.ts';

/** Formats times, sizes and shares for the monitoring page. */
export function useMeasures() {
  const text = useAdminText();
  const formats = useUserFormats();
  const rounded = (value: number) =>
    formats.number(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));
  return {
    /** Milliseconds; a dash if nothing was measured. */
    time: (milliseconds: number | null) =>
      milliseconds === null ? '–' : text('admin.milliseconds', { count: rounded(milliseconds) }),
    size: (bytes: number) => `${rounded(bytes / 1_000_000)} MB`,
    share: (share: number) => `${rounded(share * 100)} %`,
  };
}
