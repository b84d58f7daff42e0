import { mealQuestion, type Instant } from 'shared-contracts';
import {
  Button,
  DrinkCoffeeRegular,
  MessageNote,
  useApi,
  useDialogs,
  useFailureText,
  useFeature,
  useMutation,
  useQuery,
  useQueryClient,
  useUserFormats,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { answerMeal, mealQuery } from '../data/mealCalls.ts';

export interface MealNoteProps {
  /** The open shift's id; null if the server knows none. */
  readonly shiftId: number | null;
  readonly now: Instant;
  readonly className: string;
}

/** Asks whether the person skips the meal break that is due, until answered (spec §3). */
export function MealNote({ shiftId, now, className }: MealNoteProps) {
  const text = useText();
  const api = useApi();
  const dialogs = useDialogs();
  const queries = useQueryClient();
  const formats = useUserFormats();
  const failureText = useFailureText();
  const isOn = useFeature('MEAL_PENALTY') && shiftId !== null;
  const query = mealQuery(api, shiftId ?? 0);
  const { data } = useQuery({ ...query, enabled: isOn });
  const title = text('clock.meal.title');
  const { mutate, isPending } = useMutation({
    mutationFn: (isWaived: boolean) => answerMeal(api, shiftId ?? 0, isWaived),
    onSuccess: (summary) => queries.setQueryData(query.queryKey, summary),
    onError(failure) {
      void queries.invalidateQueries({ queryKey: query.queryKey });
      void dialogs.error({ title, text: failureText(failure) });
    },
  });
  const worked = isOn && data ? mealQuestion(data, now) : null;
  if (worked === null) return null;
  return (
    <MessageNote
      icon={<DrinkCoffeeRegular />}
      meaning="warning"
      title={title}
      className={className}
    >
      <p>{text('clock.meal.text', { time: formats.duration(worked) })}</p>
      <Button size="row" busy={isPending} onClick={() => mutate(true)}>
        {text('clock.meal.waive')}
      </Button>{' '}
      <Button size="row" busy={isPending} onClick={() => mutate(false)}>
        {text('clock.meal.keep')}
      </Button>
    </MessageNote>
  );
}
