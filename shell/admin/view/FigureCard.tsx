import type { ReactNode } from 'react';
import { Card, makeStyles, text as type, tokens } from 'shared-ui';

export interface Figure {
  readonly label: string;
  readonly value: ReactNode;
}

export interface FigureCardProps {
  readonly title: string;
  readonly note?: string;
  readonly figures: readonly Figure[];
  /** A chart below the figures. */
  readonly children?: ReactNode;
}

/** A few labelled figures on one subject. */
export function FigureCard({ title, note, figures, children }: FigureCardProps) {
  const styles = useStyles();
  return (
    <Card title={title} {...(note === undefined ? {} : { titleNote: note })}>
      <Figures figures={figures} />
      {children && <div className={styles.chart}>{children}</div>}
    </Card>
  );
}

export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const useStyles = makeStyles({
  figures: { display: 'flex', flexWrap: 'wrap', gap: '8px 20px', margin: 0 },
  figure: { minWidth: '72px' },
  label: { ...type.caption, color: tokens.colorNeutralForeground3 },
  value: { ...type.bodyStrong, margin: 0, fontVariantNumeric: 'tabular-nums' },
  chart: { marginTop: '12px' },
});
