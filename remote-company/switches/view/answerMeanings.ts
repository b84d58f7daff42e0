import type { Answer, Question } from '../../questions/rules/questions.ts';
import type { messages } from '../../messages/setup/en.ts';

type Meaning = Extract<keyof typeof messages, `switches.${Question}.${Answer}`>;

/** The messages that say what each answer means. */
export const answerMeanings: Readonly<Record<Question, Partial<Record<Answer, Meaning>>>> = {
  breaks: { YES: 'switches.breaks.YES', NO: 'switches.breaks.NO' },
  approval: { MANAGER: 'switches.approval.MANAGER', ITSELF: 'switches.approval.ITSELF' },
  place: {
    ANYWHERE: 'switches.place.ANYWHERE',
    NOTED: 'switches.place.NOTED',
    ONLY: 'switches.place.ONLY',
  },
  corrections: { YES: 'switches.corrections.YES', NO: 'switches.corrections.NO' },
  forgotten: { YES: 'switches.forgotten.YES', NO: 'switches.forgotten.NO' },
  meals: { YES: 'switches.meals.YES', NO: 'switches.meals.NO' },
  plans: { YES: 'switches.plans.YES', NO: 'switches.plans.NO' },
  terminal: { YES: 'switches.terminal.YES', NO: 'switches.terminal.NO' },
  pins: { YES: 'switches.pins.YES', NO: 'switches.pins.NO' },
  badges: { YES: 'switches.badges.YES', NO: 'switches.badges.NO' },
  faces: { YES: 'switches.faces.YES', NO: 'switches.faces.NO' },
};
