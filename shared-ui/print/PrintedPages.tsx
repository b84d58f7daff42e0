import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useHost } from '../host/HostProvider.tsx';
import { PunctualThemeProvider } from '../theme/PunctualThemeProvider.tsx';

export interface PrintedPagesProps {
  readonly paper: 'A4' | 'letter';
  /** A CSS `margin`; printers leave about 5 mm blank at each edge. */
  readonly margin: string;
  readonly children: ReactNode;
}

/**
 * What is printed instead of the page: in the light theme, without the application around it. On
 * the screen it is out of sight, but laid out, so that its fonts are loaded.
 */
export function PrintedPages({ paper, margin, children }: PrintedPagesProps) {
  const { locale } = useHost();
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rulesFor(paper, margin));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [paper, margin]);
  return createPortal(
    <div data-printed="" aria-hidden="true">
      <PunctualThemeProvider locale={locale} scheme="light">
        {children}
      </PunctualThemeProvider>
    </div>,
    document.body,
  );
}

function rulesFor(paper: PrintedPagesProps['paper'], margin: string): string {
  return `
    @page { size: ${paper}; margin: ${margin}; }
    @media screen {
      [data-printed] { position: fixed; top: 0; right: 100%; visibility: hidden; }
    }
    @media print {
      body > :not([data-printed]) { display: none !important; }
      html, body { height: auto !important; overflow: visible !important;
        background: none !important; color-scheme: light !important; }
      [data-printed] > div, [data-printed] > div > div { background: none !important; }
    }`;
}
