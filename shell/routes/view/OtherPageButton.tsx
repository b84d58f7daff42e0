import { Button, useNavigate } from 'shared-ui';
import { useServices, useSessionControl } from '../../application/SessionContext.tsx';
import { navigationEntries } from '../../frame/rules/navigationEntries.ts';
import { useText } from '../../messages/useText.ts';

/** The way to a page that may work, where the one with this title does not; none for terminals. */
export function OtherPageButton({ than }: { readonly than: string }) {
  const text = useText();
  const navigate = useNavigate();
  const { loader } = useServices();
  const { session, features, locale } = useSessionControl();
  const other = navigationEntries(loader.registry(), session, features).find(
    ({ route }) => route.title[locale] !== than,
  );
  if (!other) return null;
  return (
    <Button onClick={() => void navigate(other.route.path)}>
      {text('shell.goTo', { page: other.route.title[locale] })}
    </Button>
  );
}
