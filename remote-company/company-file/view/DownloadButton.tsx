import type { ApiFailure } from 'shared-contracts';
import {
  ArrowDownRegular,
  Button,
  deviceTimeZone,
  useApi,
  useFailureText,
  useMutation,
  useSnackbar,
  useToday,
} from 'shared-ui';
import { saveFile } from 'shared-ui/download';
import { useText } from '../../messages/useText.ts';
import { exportCompany } from '../data/companyCalls.ts';

/** Saves the company as a file that can be imported again. */
export function DownloadButton() {
  const api = useApi();
  const text = useText();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const today = useToday(deviceTimeZone());
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportCompany(api, `company-${today}.json`),
    onSuccess: saveFile,
    onError: (failure: ApiFailure) =>
      snackbar.show({ text: failureText(failure), intent: 'error', topic: 'company-download' }),
  });
  return (
    <Button icon={<ArrowDownRegular />} busy={isPending} onClick={() => mutate()}>
      {text('company.download')}
    </Button>
  );
}
