import { FluentProvider, makeStyles, RendererProvider, tokens } from '@fluentui/react-components';
import { createContext, useContext, useLayoutEffect, useMemo, type ReactNode } from 'react';
import type { Locale } from 'shared-contracts';
import type { CompanyColors } from './meaningsFromColors.ts';
import { punctualTheme } from './punctualTheme.ts';
import type { ColorScheme } from './statusColors.ts';
import { styleRenderer } from './styleRenderer.ts';
import { useColorScheme } from './useColorScheme.ts';
import { useGlobalStyles } from './useGlobalStyles.ts';

const SchemeContext = createContext<ColorScheme | null>(null);
const ColorsContext = createContext<CompanyColors>({});

export interface PunctualThemeProviderProps {
  readonly locale: Locale;
  /** The company's colours, from the server; a nested provider inherits them. */
  readonly colors?: CompanyColors | undefined;
  /** Fixed for a part that is always dark; the system's setting by default. */
  readonly scheme?: ColorScheme | undefined;
  readonly children: ReactNode;
}

/** The theme; once per page, and around a part that is always dark. */
export function PunctualThemeProvider(props: PunctualThemeProviderProps) {
  return (
    <RendererProvider renderer={styleRenderer}>
      <Themed {...props} />
    </RendererProvider>
  );
}

function Themed(props: PunctualThemeProviderProps) {
  const system = useColorScheme();
  const scheme = props.scheme ?? system;
  const around = useContext(ColorsContext);
  const { locale, colors = around } = props;
  const theme = useMemo(() => punctualTheme({ scheme, locale, colors }), [scheme, locale, colors]);
  const styles = useStyles();
  const isOutermost = useContext(SchemeContext) === null;
  useGlobalStyles();
  // Before any API call, which uses the document's language.
  useLayoutEffect(() => {
    if (!isOutermost) return;
    const { documentElement, body } = document;
    documentElement.lang = locale;
    documentElement.style.colorScheme = scheme;
    body.style.backgroundColor = theme.colorNeutralBackground2;
  }, [isOutermost, locale, scheme, theme]);
  return (
    <SchemeContext value={scheme}>
      <ColorsContext value={colors}>
        <FluentProvider theme={theme}>
          <div className={styles.page}>{props.children}</div>
        </FluentProvider>
      </ColorsContext>
    </SchemeContext>
  );
}

/** The colour scheme of this part of the page. */
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
