import { answer, type ApiClient, type components } from 'shared-contracts';
import { useApi } from 'shared-ui';
import { useAction } from '../../actions/useAction.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import type { FeatureSetting, FeatureValue } from '../rules/featureEntry.ts';
import { useSettingWords } from './useSettingWords.ts';

interface Wanted {
  readonly value: FeatureValue;
  readonly isUndone?: boolean;
  /** The person's first passkey was registered for this change. */
  readonly hasRegistered?: boolean;
}

const undoMilliseconds = 10_000;

/**
 * Changes a setting for everybody, with Undo in the snackbar. If the server requires a passkey
 * first (PASSKEY_FIRST), the dialog asks for it.
 */
export function useChangeFeature(setting: FeatureSetting, onDone: () => void) {
  const api = useApi();
  const text = useAdminText();
  const words = useSettingWords();
  const change = useAction({
    act: ({ value }: Wanted) => changeFeature(api, setting.name, value),
    reads: ['/api/features', '/api/features/changes'],
    isSilent: ({ code }) => code === 'PASSKEY_FIRST',
    said: ({ isUndone = false, hasRegistered = false }, { name, value }) => ({
      text: text(hasRegistered ? 'admin.changed.withPasskey' : 'admin.changed', {
        name,
        value: words.value(value),
      }),
      duration: undoMilliseconds,
      ...(isUndone
        ? {}
        : {
            action: {
              label: text('admin.undo'),
              onSelect: () => change.start({ value: setting.value, isUndone: true }),
            },
          }),
    }),
    onDone: (_, { isUndone = false }) => {
      if (!isUndone) onDone();
    },
  });
  return change;
}

/** Null restores the default. @throws ApiFailure */
function changeFeature(
  api: ApiClient,
  name: string,
  value: components['schemas']['FeatureValue'] | null,
): Promise<components['schemas']['FeatureSetting']> {
  return answer(api.PUT('/api/features/{name}', { params: { path: { name } }, body: { value } }));
}
