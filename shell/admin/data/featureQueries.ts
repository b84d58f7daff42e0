import { answer, type ApiClient, type components } from 'shared-contracts';

/** Everything of the console; dropped whenever somebody changes something. */
export const featuresKey = ['admin', 'features'] as const;

export function settingsQuery(api: ApiClient) {
  return {
    queryKey: [...featuresKey, 'settings'],
    queryFn: ({ signal }: { signal: AbortSignal }) => answer(api.GET('/api/features', { signal })),
  };
}

/** Changes of one switch or property, or of all. */
export function changesQuery(api: ApiClient, name: string | null) {
  return {
    queryKey: [...featuresKey, 'changes', name],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      answer(
        api.GET('/api/features/changes', {
          signal,
          params: { query: name === null ? {} : { name } },
        }),
      ),
  };
}

/** Null takes it back to the default. @throws ApiFailure */
export function changeFeature(
  api: ApiClient,
  name: string,
  value: components['schemas']['FeatureValue'] | null,
): Promise<components['schemas']['FeatureSetting']> {
  return answer(api.PUT('/api/features/{name}', { params: { path: { name } }, body: { value } }));
}
