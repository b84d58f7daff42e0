import { answer, type ApiClient } from 'shared-contracts';

const minute = 60_000;

/** The interval of work without a meal break that runs in the shift. */
export function mealQuery(api: ApiClient, id: number) {
  return {
    queryKey: ['meal-penalty', id],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      answer(
        api.GET('/api/time-pairs/{id}/meal-penalty-interval-summary', {
          params: { path: { id } },
          signal,
        }),
      ),
    refetchInterval: 5 * minute,
  };
}

/** @throws ApiFailure */
export function answerMeal(api: ApiClient, shiftTimePairId: number, waiverMealBreak: boolean) {
  const body = { shiftTimePairId, waiverMealBreak };
  return answer(api.POST('/api/time-pairs/waiver-time-pair', { body }));
}
