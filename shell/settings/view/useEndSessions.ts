import type { ApiFailure } from 'shared-contracts';
import {
  useApi,
  useDialogs,
  useFailureText,
  useMutation,
  useQueryClient,
  useSnackbar,
} from 'shared-ui';
import { endOtherSessions, endSession } from '../data/saveSettings.ts';
import { useSettingsText } from '../messages/useSettingsText.ts';

/** Asks, then ends one of the own sessions or all others, and says so. */
export function useEndSessions() {
  const api = useApi();
  const text = useSettingsText();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: api.query.key('/api/sessions') });
  const mutation = useMutation({
    mutationFn: (id: number | 'others') =>
      id === 'others' ? endOtherSessions(api) : endSession(api, id),
    onSuccess: async (_, id) => {
      await readAgain();
      const said = text(id === 'others' ? 'sessions.endedOthers' : 'sessions.ended');
      snackbar.show({ text: said, intent: 'success' });
    },
    onError: async (failure: ApiFailure) => {
      // It may have ended by itself meanwhile.
      if (failure.code === 'NOT_FOUND') return readAgain();
      return snackbar.show({ text: failureText(failure), intent: 'error' });
    },
  });
  return {
    isPending: mutation.isPending,
    end: async (id: number, device: string) => {
      const isSure = await dialogs.confirm({
        title: text('sessions.end.title'),
        text: text('sessions.end.text', { device }),
        confirm: text('sessions.end'),
      });
      if (isSure) mutation.mutate(id);
    },
    endOthers: async () => {
      const isSure = await dialogs.confirm({
        title: text('sessions.endOthers.title'),
        text: text('sessions.endOthers.text'),
        confirm: text('sessions.endOthers'),
      });
      if (isSure) mutation.mutate('others');
    },
  };
}
