export { DecisionNote } from './DecisionNote.tsx';
export { RemarkBadges } from './RemarkBadges.tsx';
export { RemarkIcons } from './RemarkIcons.tsx';
export { factsOf, remarksOf } from './remarksOf.ts';
export { SynchronisationBadge } from './SynchronisationBadge.tsx';
export { useRemarkText } from './useRemarkText.ts';
