export {
  choiceRequest,
  defaultChoice,
  fillableFields,
  missesCostCenter,
  missingFields,
  type ClockingChoice,
  type CostCenterChoice,
} from './rules/clockingChoice.ts';
export { ChosenField, type ChosenFieldProps } from './view/ChosenField.tsx';
export { CostCenterField, type CostCenterFieldProps } from './view/CostCenterField.tsx';
