import { Toaster } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import { bottomInsetAtom } from '../layout/PageFooter.tsx';
import { snackbarId } from './useSnackbar.tsx';

/** Shows the messages of `useSnackbar` above the page's foot; once for each page. */
export function SnackbarLayer() {
  const inset = useAtomValue(bottomInsetAtom);
  return (
    <Toaster
      toasterId={snackbarId}
      position="bottom"
      limit={3}
      offset={{ vertical: inset + 12, horizontal: 12 }}
    />
  );
}
