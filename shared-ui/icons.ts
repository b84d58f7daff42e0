export { AddRegular } from '@fluentui/react-icons/svg/add';
export { AlertRegular } from '@fluentui/react-icons/svg/alert';
export { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise';
export { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down';
export { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left';
export { ArrowResetRegular } from '@fluentui/react-icons/svg/arrow-reset';
export { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo';
export { ArrowRightRegular } from '@fluentui/react-icons/svg/arrow-right';
export { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
export { BackspaceRegular } from '@fluentui/react-icons/svg/backspace';
export { BeachRegular } from '@fluentui/react-icons/svg/beach';
export { BriefcaseRegular } from '@fluentui/react-icons/svg/briefcase';
export { BuildingFilled, BuildingRegular } from '@fluentui/react-icons/svg/building';
export { CalendarLtrFilled, CalendarLtrRegular } from '@fluentui/react-icons/svg/calendar-ltr';
export {
  CalendarPersonFilled,
  CalendarPersonRegular,
} from '@fluentui/react-icons/svg/calendar-person';
export { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
export {
  CheckmarkCircleFilled,
  CheckmarkCircleRegular,
} from '@fluentui/react-icons/svg/checkmark-circle';
export { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
export { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left';
export { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
export { CircleHalfFillFilled } from '@fluentui/react-icons/svg/circle-half-fill';
export {
  ClipboardCheckmarkFilled,
  ClipboardCheckmarkRegular,
} from '@fluentui/react-icons/svg/clipboard-checkmark';
export { ClockFilled, ClockRegular } from '@fluentui/react-icons/svg/clock';
export { ClockAlarmRegular } from '@fluentui/react-icons/svg/clock-alarm';
export { CloudSyncRegular } from '@fluentui/react-icons/svg/cloud-sync';
export { CommentRegular } from '@fluentui/react-icons/svg/comment';
export { CopyRegular } from '@fluentui/react-icons/svg/copy';
export { DeleteFilled, DeleteRegular } from '@fluentui/react-icons/svg/delete';
export { DeleteDismissFilled } from '@fluentui/react-icons/svg/delete-dismiss';
export { DialpadRegular } from '@fluentui/react-icons/svg/dialpad';
export { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
export {
  DismissCircleFilled,
  DismissCircleRegular,
} from '@fluentui/react-icons/svg/dismiss-circle';
export { DocumentTableRegular } from '@fluentui/react-icons/svg/document-table';
export { DrinkCoffeeFilled, DrinkCoffeeRegular } from '@fluentui/react-icons/svg/drink-coffee';
export { EditRegular } from '@fluentui/react-icons/svg/edit';
export { EyeRegular } from '@fluentui/react-icons/svg/eye';
export { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off';
export { FullScreenMaximizeRegular } from '@fluentui/react-icons/svg/full-screen-maximize';
export { FilterRegular } from '@fluentui/react-icons/svg/filter';
export { GlobeRegular } from '@fluentui/react-icons/svg/globe';
export { HistoryFilled, HistoryRegular } from '@fluentui/react-icons/svg/history';
export { HourglassHalfRegular } from '@fluentui/react-icons/svg/hourglass-half';
export { InfoRegular } from '@fluentui/react-icons/svg/info';
export { KeyRegular } from '@fluentui/react-icons/svg/key';
export { LocationFilled, LocationRegular } from '@fluentui/react-icons/svg/location';
export { MapRegular } from '@fluentui/react-icons/svg/map';
export { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
export { NavigationRegular } from '@fluentui/react-icons/svg/navigation';
export { PersonClockFilled, PersonClockRegular } from '@fluentui/react-icons/svg/person-clock';
export { PersonEditRegular } from '@fluentui/react-icons/svg/person-edit';
export { PlayFilled } from '@fluentui/react-icons/svg/play';
export { PlugDisconnectedRegular } from '@fluentui/react-icons/svg/plug-disconnected';
export { PrintRegular } from '@fluentui/react-icons/svg/print';
export { QrCodeRegular } from '@fluentui/react-icons/svg/qr-code';
export { ScanPersonFilled, ScanPersonRegular } from '@fluentui/react-icons/svg/scan-person';
export { SearchRegular } from '@fluentui/react-icons/svg/search';
export { SettingsRegular } from '@fluentui/react-icons/svg/settings';
export { SignOutRegular } from '@fluentui/react-icons/svg/sign-out';
export { StarFilled } from '@fluentui/react-icons/svg/star';
export { StopFilled } from '@fluentui/react-icons/svg/stop';
export { SubtractRegular } from '@fluentui/react-icons/svg/subtract';
export { WarningFilled, WarningRegular } from '@fluentui/react-icons/svg/warning';
export { Wifi1Regular } from '@fluentui/react-icons/svg/wifi';
export { WifiOffRegular } from '@fluentui/react-icons/svg/wifi-off';
export { TextBulletListRegular } from '@fluentui/react-icons/svg/text-bullet-list';
export { ZoomInRegular } from '@fluentui/react-icons/svg/zoom-in';
export { ZoomOutRegular } from '@fluentui/react-icons/svg/zoom-out';
