export { remarkIcons, type Remark } from './remarkIcons.tsx';
export { SynchronisationBadge } from './SynchronisationBadge.tsx';
export { useRemarkText } from './useRemarkText.ts';
