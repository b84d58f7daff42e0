import { FluentProvider, makeStyles, tokens } from '@fluentui/react-components';
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import type { Locale } from 'shared-contracts';
import { punctualTheme } from './punctualTheme.ts';
import type { ColorScheme } from './statusColors.ts';
import { useColorScheme } from './useColorScheme.ts';
import { useGlobalStyles } from './useGlobalStyles.ts';

const SchemeContext = createContext<ColorScheme | null>(null);

export interface PunctualThemeProviderProps {
  readonly locale: Locale;
  /** The company's primary colour (`#rrggbb`), from the server. */
  readonly primaryColor?: string | undefined;
  /** Fixed for a place that is always dark, the system's setting otherwise. */
  readonly scheme?: ColorScheme | undefined;
  readonly children: ReactNode;
}

/** The look of everything inside; once for each page, and around a part that is always dark. */
export function PunctualThemeProvider(props: PunctualThemeProviderProps) {
  const system = useColorScheme();
  const scheme = props.scheme ?? system;
  const { locale, primaryColor } = props;
  const theme = useMemo(
    () => punctualTheme({ scheme, locale, primaryColor }),
    [scheme, locale, primaryColor],
  );
  const styles = useStyles();
  const isOutermost = useContext(SchemeContext) === null;
  useGlobalStyles();
  useEffect(() => {
    if (!isOutermost) return;
    const { documentElement, body } = document;
    documentElement.lang = locale;
    documentElement.style.colorScheme = scheme;
    body.style.backgroundColor = theme.colorNeutralBackground2;
  }, [isOutermost, locale, scheme, theme]);
  return (
    <SchemeContext value={scheme}>
      <FluentProvider theme={theme}>
        <div className={styles.page}>{props.children}</div>
      </FluentProvider>
    </SchemeContext>
  );
}

/** Light or dark, as this part of the page is shown. */
export function useShownScheme(): ColorScheme {
  const system = useColorScheme();
  return useContext(SchemeContext) ?? system;
}

const useStyles = makeStyles({
  page: {
    minHeight: '100%',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
  },
});
