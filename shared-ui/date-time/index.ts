export { DatePicker, type DatePickerProps } from './DatePicker.tsx';
export {
  DateRangePicker,
  type DateRangePickerProps,
  type DateRangePreset,
} from './DateRangePicker.tsx';
export { timeOfWall, toWallTime, type TimeOfDay } from './timeOfDay.ts';
export { TimePicker, type TimePickerProps } from './TimePicker.tsx';
export { WhichShowing, type WhichShowingProps } from './WhichShowing.tsx';
