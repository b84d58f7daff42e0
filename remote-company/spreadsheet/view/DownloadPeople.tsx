import type { ApiFailure } from 'shared-contracts';
import {
  ArrowDownRegular,
  Button,
  deviceTimeZone,
  useApi,
  useFailureText,
  useHost,
  useMutation,
  useSnackbar,
  useToday,
} from 'shared-ui';
import { saveFile } from 'shared-ui/download';
import { useText } from '../../messages/useText.ts';
import { readKnownCompany } from '../data/readList.ts';
import { peopleList } from '../rules/peopleList.ts';
import { toCsv } from '../rules/toCsv.ts';

/** Saves all people as a list that can be changed in a spreadsheet and imported again. */
export function DownloadPeople() {
  const api = useApi();
  const text = useText();
  const { locale } = useHost();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const today = useToday(deviceTimeZone());
  const { mutate, isPending } = useMutation({
    mutationFn: () => readKnownCompany(api, today),
    onSuccess(known) {
      const rows = peopleList(known, {
        heading: (field) => text(`sheet.field.${field}`),
        role: (role) => text(`sheet.role.${role}`),
      });
      // Spreadsheet programs expect what their language has between numbers of a list.
      const content = toCsv(rows, locale === 'de' || locale === 'es' ? ';' : ',');
      saveFile({ name: `people-${today}.csv`, content: new Blob([content], { type: 'text/csv' }) });
    },
    onError: (failure: ApiFailure) =>
      snackbar.show({ text: failureText(failure), intent: 'error', topic: 'people-download' }),
  });
  return (
    <Button icon={<ArrowDownRegular />} busy={isPending} onClick={() => mutate()}>
      {text('sheet.download')}
    </Button>
  );
}
