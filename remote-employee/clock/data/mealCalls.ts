import { answer, type Api, type ApiClient } from 'shared-contracts';

const minute = 60_000;

/** The current interval of work without a meal break in the shift. */
export function mealQuery({ query }: Api, id: number) {
  const path = '/api/time-pairs/{id}/meal-penalty-interval-summary';
  return { ...query.GET(path, { params: { path: { id } } }), refetchInterval: 5 * minute };
}

/** @throws ApiFailure */
export function answerMeal(api: ApiClient, shiftTimePairId: number, waiverMealBreak: boolean) {
  const body = { shiftTimePairId, waiverMealBreak };
  return answer(api.POST('/api/time-pairs/waiver-time-pair', { body }));
}
