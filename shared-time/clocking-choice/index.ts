export { ChosenField, type ChosenFieldProps } from './view/ChosenField.tsx';
export { CostCenterField, type CostCenterFieldProps } from './view/CostCenterField.tsx';
