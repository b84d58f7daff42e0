import { useText } from '../../messages/useText.ts';
import type { RowFault } from '../rules/rowFault.ts';

/** What is wrong with a value, as a sentence. @param value as written */
export function useFaultText(): (fault: RowFault, value: string) => string {
  const text = useText();
  return (fault, value) => {
    switch (fault.kind) {
      case 'SERVER':
        return fault.words;
      case 'DOUBLED':
        return text('sheet.fault.DOUBLED', { row: fault.row });
      case 'TAKEN':
        return text('sheet.fault.TAKEN', { name: fault.name });
      default:
        return text(`sheet.fault.${fault.kind}`, { value });
    }
  };
}
