import { GlyphButton } from './GlyphButton.tsx';

export interface ExpandButtonProps {
  readonly expanded: boolean;
  readonly onToggle: () => void;
  /** What it expands, for example the person's name. */
  readonly label: string;
}

/** The chevron at the start of an expandable row. */
export function ExpandButton({ expanded, onToggle, label }: ExpandButtonProps) {
  return (
    <GlyphButton
      size="row"
      glyph={expanded ? 'close' : 'open'}
      label={label}
      aria-expanded={expanded}
      onClick={onToggle}
    />
  );
}
