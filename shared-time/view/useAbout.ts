import { useUserFormats } from 'shared-ui';
import { useText } from '../messages/useText.ts';
import type { TimeDialogProps } from '../TimeDialogProps.ts';
import type { TimePair } from '../rules/TimeDialogRequest.ts';

/** The subject of a dialog: the day of the shift, and for a manager the person. */
export function useAbout({ actsAs, person }: Pick<TimeDialogProps, 'actsAs' | 'person'>) {
  const text = useText();
  const formats = useUserFormats();
  return ({ startDate }: TimePair): string => {
    const day = formats.longDay(startDate);
    const name = `${person.firstName} ${person.lastName}`;
    return actsAs === 'MANAGER' ? text('time.about', { name, day }) : day;
  };
}
