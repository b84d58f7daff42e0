export { CheckboxControl } from './CheckboxControl.tsx';
export { SelectControl } from './SelectControl.tsx';
export { SwitchControl } from './SwitchControl.tsx';
export { TextAreaControl } from './TextAreaControl.tsx';
