import type { Locale } from 'shared-contracts';

/** Font sizes and line heights of the theme; Thai marks need taller lines. */
export function typeSizes(locale: Locale): Readonly<Record<string, string>> {
  return locale === 'th' ? thai : latin;
}

const latin = {
  fontSizeBase200: '12px',
  lineHeightBase200: '16px',
  lineHeightBase300: '20px',
  lineHeightBase400: '22px',
  lineHeightBase500: '28px',
  lineHeightBase600: '32px',
  'p-secondary-line': '18px',
  'p-title-line-phone': '24px',
  'p-state-line-phone': '30px',
  'p-tracking-title': '-0.01em',
  'p-tracking-timer': '-0.035em',
};

const thai = {
  fontSizeBase200: '13px',
  lineHeightBase200: '20px',
  lineHeightBase300: '24px',
  lineHeightBase400: '28px',
  lineHeightBase500: '34px',
  lineHeightBase600: '40px',
  'p-secondary-line': '22px',
  'p-title-line-phone': '30px',
  'p-state-line-phone': '36px',
  'p-tracking-title': '0',
  'p-tracking-timer': '0',
};
