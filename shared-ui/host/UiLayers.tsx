import { DialogLayer } from '../dialogs/DialogLayer.tsx';
import { MenuLayer } from '../floating/MenuLayer.tsx';
import { NavigationGuard } from '../navigation/NavigationGuard.tsx';
import { SnackbarLayer } from '../snackbar/SnackbarLayer.tsx';

/** What floats over every page: questions, the menu, short messages, the guard. Inside the router. */
export function UiLayers() {
  return (
    <>
      <NavigationGuard />
      <DialogLayer />
      <MenuLayer />
      <SnackbarLayer />
    </>
  );
}
