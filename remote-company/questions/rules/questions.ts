import type { FeatureInfo } from 'shared-contracts';

/** Switches and properties that an answer sets. */
export type SetSettings = Partial<FeatureInfo['features'] & FeatureInfo['properties']>;

/** What a new company decides, each with what its answers set (spec §6). */
const questions = {
  breaks: { YES: { SEGMENTS: true }, NO: { SEGMENTS: false } },
  approval: {
    MANAGER: { APPROVE_TIME_PAIRS: true, AUTO_APPROVAL: false },
    ITSELF: { AUTO_APPROVAL: true },
  },
  place: {
    ANYWHERE: { LOCATION: false, GEOFENCE: false, GEOFENCE_BLOCKING: false },
    NOTED: { LOCATION: true, GEOFENCE: true, GEOFENCE_BLOCKING: false },
    ONLY: { LOCATION: true, GEOFENCE: true, GEOFENCE_BLOCKING: true },
  },
  corrections: {
    YES: { EDIT_TIME_EMPLOYEE: true, ADD_TIME_EMPLOYEE: true },
    NO: { EDIT_TIME_EMPLOYEE: false, ADD_TIME_EMPLOYEE: false },
  },
  forgotten: { YES: { AUTO_CLOCK_OUT: true }, NO: { AUTO_CLOCK_OUT: false } },
  meals: { YES: { MEAL_PENALTY: true }, NO: { MEAL_PENALTY: false } },
  plans: { YES: { EMPLOYEE_WORK_SCHEDULES: true }, NO: { EMPLOYEE_WORK_SCHEDULES: false } },
  terminal: { YES: { TERMINAL: true }, NO: { TERMINAL: false } },
  pins: { YES: { TERMINAL_PIN: true }, NO: { TERMINAL_PIN: false } },
  badges: { YES: { TERMINAL_BADGE: true }, NO: { TERMINAL_BADGE: false } },
  faces: {
    YES: { FACIAL_RECOGNITION: true, FACIAL_RECOGNITION_TERMINAL: true },
    NO: { FACIAL_RECOGNITION: false },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, SetSettings>>>>;

type Questions = typeof questions;
export type Question = keyof Questions;

/** An answer to any question. */
export type Answer = { [Each in Question]: keyof Questions[Each] }[Question];

/** By question; null where the settings are those of no answer. */
export type Answers = Readonly<Record<Question, Answer | null>>;

const questionNames: readonly Question[] = [
  ...(['breaks', 'approval', 'place', 'corrections', 'forgotten', 'meals', 'plans'] as const),
  ...(['terminal', 'pins', 'badges', 'faces'] as const),
];

const answerNames = ['YES', 'MANAGER', 'ITSELF', 'ANYWHERE', 'NOTED', 'ONLY', 'NO'] as const;

/** Asked where there is a shared terminal only. */
const ofTerminals: ReadonlySet<Question> = new Set(['pins', 'badges', 'faces'] as const);

/** The questions that make sense with these answers, in their order. */
export function askedQuestions({ terminal }: Answers): Question[] {
  return questionNames.filter((question) => terminal !== 'NO' || !ofTerminals.has(question));
}

/** How a question can be answered, and what that sets. */
export function choicesOf(question: Question) {
  const choices: Partial<Record<Answer, SetSettings>> = questions[question];
  return answerNames.flatMap((answer) => {
    const sets = choices[answer];
    return sets === undefined ? [] : { answer, sets };
  });
}

/** How the company has answered. */
export function answersOf(info: FeatureInfo): Answers {
  const answer = (question: Question) =>
    choicesOf(question).find(({ sets }) => differing(sets, info).length === 0)?.answer ?? null;
  return {
    ...{ breaks: answer('breaks'), approval: answer('approval'), place: answer('place') },
    ...{ corrections: answer('corrections'), forgotten: answer('forgotten') },
    ...{ meals: answer('meals'), plans: answer('plans'), terminal: answer('terminal') },
    ...{ pins: answer('pins'), badges: answer('badges'), faces: answer('faces') },
  };
}

/** What changes by the answers; those without an answer, and those that are not asked, stay. */
export function changedSettings(answers: Answers, info: FeatureInfo): SetSettings {
  const chosen = askedQuestions(answers).flatMap((question) =>
    choicesOf(question).filter(({ answer }) => answer === answers[question]),
  );
  return Object.fromEntries(chosen.flatMap(({ sets }) => differing(sets, info)));
}

function differing(sets: SetSettings, { features, properties }: FeatureInfo) {
  const now = new Map<string, unknown>(Object.entries({ ...features, ...properties }));
  return Object.entries(sets).filter(([name, value]) => now.get(name) !== value);
}
