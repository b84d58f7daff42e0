import type { ApiFailure } from 'shared-contracts';
import { useApi, useCommandKey, useMutation, useQueryClient, useSnackbar } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { mappingPath, saveMapping, tasksPath } from '../data/connectionCalls.ts';
import type { DirectoryMapping, MappingState } from '../rules/mapping.ts';

/** Saves a mapping in the place of the version that was read. */
export function useSaveMapping(version: number) {
  const api = useApi();
  const text = useText();
  const snackbar = useSnackbar();
  const queries = useQueryClient();
  const keyOf = useCommandKey();
  const { error, isPending, mutate, reset } = useMutation<
    MappingState,
    ApiFailure,
    DirectoryMapping
  >({
    mutationFn: (mapping) => saveMapping(api, { mapping, version, key: keyOf([version, mapping]) }),
    onSuccess: (state) => {
      const isOn = state.mapping?.isOn === true;
      snackbar.show({
        intent: 'success',
        text: text(isOn ? 'mapping.isSaved' : 'mapping.isSavedOff'),
      });
      queries.setQueryData(api.query.GET(mappingPath).queryKey, state);
      void queries.invalidateQueries({ queryKey: api.query.key(tasksPath) });
    },
  });
  return {
    isPending,
    failure: error,
    start: (mapping: DirectoryMapping) => mutate(mapping),
    forgetFailure: reset,
  };
}
