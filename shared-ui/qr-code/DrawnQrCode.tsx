import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { qrPath } from './qrPath.ts';

export interface QrCodeProps {
  /** What a camera reads. */
  readonly text: string;
  /** What the code is for, for screen readers. */
  readonly label: string;
  /** A CSS length, with the quiet zone around the code. */
  readonly width: string;
}

/** Dark on light in every theme: many cameras read no inverted code. */
export function DrawnQrCode({ text, label, width }: QrCodeProps) {
  const styles = useStyles();
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
      style={{ width, height: width }}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect className={styles.light} width={size} height={size} />
      <path className={styles.dark} d={path} />
    </svg>
  );
}

const useStyles = makeStyles({
  code: { display: 'block', flexShrink: 0, forcedColorAdjust: 'none' },
  light: { fill: tokens.colorNeutralForegroundStaticInverted },
  dark: { fill: tokens.colorNeutralForeground1Static },
});
