export { AdjustedExplanation, type AdjustedExplanationProps } from './AdjustedExplanation.tsx';
