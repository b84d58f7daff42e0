import { DialogLayer } from './dialogs/DialogLayer.tsx';
import { SlowReads } from './feedback/SlowReads.tsx';
import { MenuLayer } from './floating/MenuLayer.tsx';
import { TipLayer } from './floating/TipLayer.tsx';
import { useFetchWhenQuiet } from './later/useFetchWhenQuiet.ts';
import { NavigationGuard } from './navigation/NavigationGuard.tsx';
import { useKeptFocus } from './overlay/useKeptFocus.ts';
import { SnackbarLayer } from './snackbar/SnackbarLayer.tsx';

/**
 * Overlays of every page: dialogs, menu, messages, tips, navigation guard. Render inside the
 * router.
 */
export function UiLayers() {
  useFetchWhenQuiet();
  useKeptFocus();
  return (
    <>
      <NavigationGuard />
      <DialogLayer />
      <MenuLayer />
      <SnackbarLayer />
      <SlowReads />
      <TipLayer />
    </>
  );
}
