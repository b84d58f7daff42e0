import type { MouseEvent } from 'react';
import {
  Button,
  ChevronDownRegular,
  GlobeRegular,
  makeStyles,
  useApi,
  useMenu,
  useQuery,
} from 'shared-ui';
import { useServices } from '../services/Services.ts';
import { useSessionControl } from '../services/SessionControl.ts';
import { useText } from '../messages/useText.ts';

/** Chooses the page's language before log-in. */
export function LocaleMenu() {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const openMenu = useMenu();
  const { failures } = useServices();
  const { locale, chooseLocale } = useSessionControl();
  const { data = [] } = useQuery(api.query.GET('/api/info/locales'));
  const name = data.find((each) => each.locale === locale)?.name ?? locale;
  if (data.length < 2) return null;
  return (
    <Button
      look="subtle"
      icon={<GlobeRegular />}
      aria-haspopup="menu"
      aria-label={`${text('shell.language')}: ${name}`}
      onClick={(event: MouseEvent<HTMLButtonElement>) =>
        openMenu(
          event.currentTarget,
          data.map((each) => ({
            key: each.locale,
            label: each.name,
            onSelect: () =>
              void chooseLocale(each.locale).catch(() => failures.report('Language not loaded.')),
          })),
        )
      }
    >
      <span className={styles.name}>
        {name}
        <ChevronDownRegular />
      </span>
    </Button>
  );
}

const useStyles = makeStyles({
  name: { display: 'inline-flex', alignItems: 'center', gap: '6px' },
});
