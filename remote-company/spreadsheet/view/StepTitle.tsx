import { useEffect, useRef } from 'react';
import { makeStyles, text as type, tokens } from 'shared-ui';

export interface StepTitleProps {
  readonly title: string;
  /** A sentence below it. */
  readonly about?: string;
}

/** The title of a step; it gets the focus when the step begins. */
export function StepTitle({ title, about }: StepTitleProps) {
  const styles = useStyles();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h3>
      {about !== undefined && <p className={styles.about}>{about}</p>}
    </div>
  );
}

const useStyles = makeStyles({
  title: { ...type.section, margin: 0, ':focus-visible': { outlineStyle: 'none' } },
  about: { ...type.body, margin: '4px 0 0', color: tokens.colorNeutralForeground2 },
});
