import { type ApiFailure, answer, type ApiClient, type components } from 'shared-contracts';
import { useApi, useFailureText, useMutation, useQueryClient, useSnackbar } from 'shared-ui';
import { useAdminText } from '../messages/useAdminText.ts';
import type { FeatureSetting, FeatureValue } from '../rules/featureEntry.ts';
import { useSettingWords } from './useSettingWords.ts';

interface Wanted {
  readonly setting: FeatureSetting;
  readonly value: FeatureValue;
  readonly isUndone?: boolean;
}

const undoMilliseconds = 10_000;

/** Changes a switch or property for everybody; the snackbar says so and takes it back. */
export function useChangeFeature() {
  const api = useApi();
  const text = useAdminText();
  const words = useSettingWords();
  const failureText = useFailureText();
  const snackbar = useSnackbar();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ setting, value }: Wanted) => changeFeature(api, setting.name, value),
    onSuccess: async (changed, { setting, isUndone = false }) => {
      void queryClient.invalidateQueries({ queryKey: api.query.key('/api/features/changes') });
      await queryClient.invalidateQueries({ queryKey: api.query.key('/api/features') });
      snackbar.show({
        text: text('admin.changed', { name: changed.name, value: words.value(changed.value) }),
        intent: 'success',
        duration: undoMilliseconds,
        ...(isUndone
          ? {}
          : {
              action: {
                label: text('admin.undo'),
                onSelect: () => mutation.mutate({ setting, value: setting.value, isUndone: true }),
              },
            }),
      });
    },
    onError: (failure: ApiFailure) =>
      snackbar.show({ text: failureText(failure), intent: 'error' }),
  });
  return mutation;
}

/** Null takes it back to the default. @throws ApiFailure */
function changeFeature(
  api: ApiClient,
  name: string,
  value: components['schemas']['FeatureValue'] | null,
): Promise<components['schemas']['FeatureSetting']> {
  return answer(api.PUT('/api/features/{name}', { params: { path: { name } }, body: { value } }));
}
