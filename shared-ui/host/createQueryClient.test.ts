import { waitFor } from '@testing-library/react';
import { QueryObserver } from '@tanstack/react-query';
import { apiQueries, createApiClient } from 'shared-contracts';
import { expect, test } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';

const api = createApiClient({ baseUrl: '', fetch, locale: () => 'en', newKey: () => '' });
const { queryKey } = apiQueries(api, 'en').GET('/api/features/changes');

test('a change that comes during the first read is shown', async () => {
  const client = createQueryClient();
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let reads = 0;
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => answers[reads++]?.promise ?? Promise.reject(new Error('read too often')),
  });
  observer.subscribe(() => undefined);
  void client.invalidateQueries({ queryKey });
  answers[0]?.resolve('before the change');
  await waitFor(() => expect(reads).toBe(2));
  answers[1]?.resolve('after the change');
  await waitFor(() => expect(observer.getCurrentResult().data).toBe('after the change'));
  expect(reads).toBe(2);
});
