export { DecisionNote } from './DecisionNote.tsx';
export { RemarkBadges } from './RemarkBadges.tsx';
export { SynchronisationBadge } from './SynchronisationBadge.tsx';
