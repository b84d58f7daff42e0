import { IconButton, makeStyles, mergeClasses, ringInside, type IconButtonProps } from 'shared-ui';
import { media } from '../theme/media.ts';

export interface GlyphButtonProps extends Omit<IconButtonProps, 'icon'> {
  readonly glyph: Glyph;
}

export type Glyph = 'open' | 'close' | 'fold' | 'actions' | 'actionsUpright';

/** A button with its icon as a CSS mask, one node instead of three, for hundreds of rows. */
export function GlyphButton({ glyph, className, ...rest }: GlyphButtonProps) {
  const styles = useStyles();
  return (
    <IconButton
      {...rest}
      icon={null}
      className={mergeClasses(styles.glyph, styles[glyph], className)}
    />
  );
}

/** Fluent's own paths: chevrons right, down and up, three dots horizontal and vertical. */
const right =
  'M7.65 4.15c.2-.2.5-.2.7 0l5.49 5.46c.21.22.21.57 0 .78l-5.49 5.47a.5.5 0 0 1-.7-.71L12.8 10 7.65 4.85a.5.5 0 0 1 0-.7';
const down =
  'M15.85 7.65c.2.2.2.5 0 .7l-5.46 5.49a.55.55 0 0 1-.78 0L4.15 8.35a.5.5 0 1 1 .7-.7L10 12.8l5.15-5.16c.2-.2.5-.2.7 0';
const up =
  'M4.15 12.35a.5.5 0 0 1 0-.7L9.6 6.16a.55.55 0 0 1 .78 0l5.47 5.49a.5.5 0 0 1-.71.7L10 7.2l-5.15 5.16a.5.5 0 0 1-.7 0';
const beside =
  'M6.25 10a1.25 1.25 0 1 1-2.5 0 1.25 1.25 0 0 1 2.5 0m5 0a1.25 1.25 0 1 1-2.5 0 1.25 1.25 0 0 1 2.5 0M15 11.25a1.25 1.25 0 1 0 0-2.5 1.25 1.25 0 0 0 0 2.5';
const below =
  'M10 6a1.25 1.25 0 1 1 0-2.5A1.25 1.25 0 0 1 10 6m0 5.25a1.25 1.25 0 1 1 0-2.5 1.25 1.25 0 0 1 0 2.5m-1.25 4a1.25 1.25 0 1 0 2.5 0 1.25 1.25 0 0 0-2.5 0';

const useStyles = makeStyles({
  glyph: {
    '::before': {
      content: '""',
      width: '20px',
      height: '20px',
      backgroundColor: 'currentColor',
      [media.forcedColors]: { backgroundColor: 'ButtonText' },
    },
    // It is at the end of a row.
    ...ringInside,
  },
  open: { '::before': { maskImage: maskOf(right) } },
  close: { '::before': { maskImage: maskOf(down) } },
  fold: { '::before': { maskImage: maskOf(up) } },
  actions: { '::before': { maskImage: maskOf(beside) } },
  actionsUpright: { '::before': { maskImage: maskOf(below) } },
});

function maskOf(path: string): string {
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;
}
