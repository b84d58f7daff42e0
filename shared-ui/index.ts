export { makeResetStyles, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
export {
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { atom, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';

export { deviceTimeZone, useMinute, useToday } from './device/clock.ts';
export { useOnline } from './device/useOnline.ts';
export { Dialog } from './dialogs/Dialog.tsx';
export type { DialogProps } from './dialogs/DialogWindow.tsx';
export type { DialogChoice, DialogContent, DialogKind } from './dialogs/dialogRequests.ts';
export { FormDialog, type FormDialogProps } from './dialogs/FormDialog.tsx';
export {
  useDialogs,
  type ConfirmQuestion,
  type Dialogs,
  type Notice,
} from './dialogs/useDialogs.ts';
export type { FaceFrame, SeenFace } from './face-detector/faceFrame.ts';
export type { FaceDetector } from './face-detector/startFaceDetector.ts';
export { loadFaceDetector } from './face-detector/loadFaceDetector.ts';
export { BatchProgress, type BatchProgressProps } from './feedback/BatchProgress.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState.tsx';
export { FailurePanel, useFailureText, type FailurePanelProps } from './feedback/FailurePanel.tsx';
export { FreshnessNote, type FreshnessNoteProps } from './feedback/FreshnessNote.tsx';
export { Loader } from './feedback/Loader.tsx';
export { LoadMore, type LoadMoreProps } from './feedback/LoadMore.tsx';
export { MessageNote, type MessageNoteProps } from './feedback/MessageNote.tsx';
export { Skeleton, SkeletonRows, type SkeletonProps } from './feedback/Skeleton.tsx';
export { PopoverChip, type PopoverChipProps } from './floating/PopoverPanel.tsx';
export { PopoverPanel } from './floating/PopoverPanel.tsx';
export { useMenu, type MenuAction } from './floating/useMenu.ts';
export { Button, type ButtonProps } from './form/Button.tsx';
export { CheckboxField } from './form/CheckboxField.tsx';
export type { CheckboxFieldProps } from './form/CheckboxControl.tsx';
export { ComboField } from './form/ComboField.tsx';
export type { ComboFieldProps } from './form/SearchableList.tsx';
export { IconButton, type IconButtonProps } from './form/IconButton.tsx';
export { LabelledField, type LabelledFieldProps } from './form/LabelledField.tsx';
export { PasswordField } from './form/PasswordField.tsx';
export { SearchField, type SearchFieldProps } from './form/SearchField.tsx';
export { SelectField } from './form/SelectField.tsx';
export type { Choice, SelectFieldProps } from './form/SelectControl.tsx';
export { SwitchField } from './form/SwitchField.tsx';
export type { SwitchFieldProps } from './form/SwitchControl.tsx';
export { TextAreaField } from './form/TextAreaField.tsx';
export type { TextAreaFieldProps } from './form/TextAreaControl.tsx';
export { TextField, type TextFieldProps } from './form/TextField.tsx';
export { laterPage } from './later-part/laterPage.tsx';
export { laterDialog, laterPart, type LaterWords } from './later-part/laterPart.tsx';
export { useEarlyTyped } from './form/useEarlyTyped.ts';
export { createFormats, type FormatChoice, type Formats } from './format/createFormats.ts';
export type { DevicePosition } from './geolocation/positionAtom.ts';
export { PositionNote } from './geolocation/PositionNote.tsx';
export type {
  KnownPosition,
  PositionFailure,
  PositionResult,
} from './geolocation/rules/locating.ts';
export { useFollowedPosition } from './geolocation/useFollowedPosition.ts';
export { usePosition, type PositionControl } from './geolocation/usePosition.ts';
export { createQueryClient } from './host/createQueryClient.ts';
export {
  HostProvider,
  useApi,
  useBusEvent,
  useEmployeeSession,
  useFeature,
  useHost,
  useHrConnection,
  useProperty,
  useTerminalSession,
} from './host/HostProvider.tsx';
export {
  createAppStore,
  UiProvider,
  type AppStore,
  type UiProviderProps,
} from './host/UiProvider.tsx';
export { useAtMostEvery } from './host/useAtMostEvery.ts';
export { useCommandKey } from './host/useCommandKey.ts';
export { useSettled } from './host/useSettled.ts';
export { useDistance, useUserFormats } from './host/useUserFormats.ts';
export * from './icons.ts';
export { Avatar, type AvatarProps } from './layout/Avatar.tsx';
export { BottomBar, type BottomBarProps } from './layout/BottomBar.tsx';
export { BottomBarButton, type BottomBarButtonProps } from './layout/BottomBarButton.tsx';
export { Card, type CardProps } from './layout/Card.tsx';
export { Chip, DismissibleChip, type ChipProps } from './layout/Chip.tsx';
export { Drawer } from './dialogs/Drawer.tsx';
export type { DrawerProps } from './dialogs/DrawerPanel.tsx';
export { Logo } from './layout/Logo.tsx';
export { Page } from './layout/Page.tsx';
export { PageFooter } from './layout/PageFooter.tsx';
export { PageHeader, type PageHeaderProps } from './layout/PageHeader.tsx';
export { PageToolbar, type PageToolbarProps } from './layout/PageToolbar.tsx';
export { ScrollArea, useScrollArea } from './layout/ScrollArea.tsx';
export { SegmentedControl, type SegmentedControlProps } from './layout/SegmentedControl.tsx';
export type { EncodingChoice } from './sheet-reader/rules/decodeText.ts';
export { loadSheetReader } from './sheet-reader/loadSheetReader.ts';
export {
  sheetLimits,
  type SheetAnswer,
  type SheetFault,
  type SheetRows,
  type SheetSource,
} from './sheet-reader/sheetAnswer.ts';
export { SlotOutlet, useTabsReplaced, type SlotName } from './layout/slots.tsx';
export { VisuallyHidden } from './layout/VisuallyHidden.tsx';
export { LocationMap, type LocationMapProps } from './map/LocationMap.tsx';
export type { MapMarker, MarkerKind } from './map/mapContent.ts';
export { MarkerIcon } from './map/MarkerIcon.tsx';
export { averageAccuracy } from './map/mapContent.ts';
export {
  MessagesProvider,
  type Messages,
  type MessagesProviderProps,
} from './messages/MessagesProvider.tsx';
export { textOf, type Text, type TextValue } from './messages/textOf.ts';
export { ApplicationRouter, createHashNavigator } from './navigation/ApplicationRouter.tsx';
export { PageTabs, type PageTabsProps } from './navigation/PageTabs.tsx';
export { useLeaveQuestion } from './navigation/useLeaveQuestion.ts';
export { useIsAtRest, useUnsavedChanges } from './navigation/useUnsavedChanges.ts';
export { fetchLaterParts, later, type Later } from './later/later.ts';
export { useBackCloses } from './overlay/useBackCloses.ts';
export { useKeepMessagesOff } from './overlay/useKeepMessagesOff.ts';
export { useReturnFocus } from './overlay/useReturnFocus.ts';
export { PrintedPages, type PrintedPagesProps } from './print/PrintedPages.tsx';
export type { QrCodeProps } from './qr-code/DrawnQrCode.tsx';
export { QrCode } from './qr-code/QrCode.tsx';
export type { SnackbarMessage } from './snackbar/messagesAtom.ts';
export { useSnackbar, type Snackbar } from './snackbar/useSnackbar.ts';
export { Badge, type BadgeProps } from './status/Badge.tsx';
export { GeofenceBadge } from './status/GeofenceBadge.tsx';
export { StateDot, type WorkState } from './status/StateDot.tsx';
export { StatusBadge, type StatusBadgeProps } from './status/StatusBadge.tsx';
export { segmentColor, statuses, type Status } from './status/statuses.tsx';
export { synchronisationLooks } from './status/synchronisation.tsx';
export type { CompanyColors } from './theme/meaningsFromColors.ts';
export { highlight } from './theme/highlight.ts';
export { media, motion } from './theme/media.ts';
export { palette } from './theme/palette.ts';
export { ringInside } from './theme/ringInside.ts';
export { PunctualThemeProvider, useShownScheme } from './theme/PunctualThemeProvider.tsx';
export { assignFills, barColors, barColorsOf, type BarColors } from './theme/scheduleColors.ts';
export type { ColorScheme, Meaning } from './theme/statusColors.ts';
export { text } from './theme/text.ts';
export { useMinWidth, useViewport, type Viewport } from './theme/useViewport.ts';
export { Timeline, type TimelineEntry } from './timeline/Timeline.tsx';
export { timelineBlock } from './timeline/timelineBlock.ts';
export { TimelineChart } from './timeline/TimelineChart.tsx';
export type { ChartBlock, TimelineChartProps } from './timeline/DrawnTimelineChart.tsx';
export { UiLayers } from './UiLayers.tsx';
