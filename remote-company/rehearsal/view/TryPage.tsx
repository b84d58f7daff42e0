import { useState } from 'react';
import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import {
  Card,
  EmptyState,
  FailurePanel,
  makeStyles,
  media,
  TextBulletListRegular,
  SkeletonRows,
  text as type,
  tokens,
} from 'shared-ui';
import { CompanyFrame } from '../../company/view/CompanyFrame.tsx';
import { EntryField } from '../../entries/view/EntryField.tsx';
import { useEntries } from '../../entries/view/useEntries.ts';
import { useText } from '../../messages/useText.ts';
import { Rehearsal } from './Rehearsal.tsx';

/** Shows what somebody needs to clock in and what happens then; nothing is recorded. */
export function Page() {
  const text = useText();
  const styles = useStyles();
  const [code, setCode] = useState<string | null>(null);
  const filter = code === null ? ({ state: 'CURRENT', size: 1 } as const) : { code };
  const { items, isComing, failure, retry } = useEntries('assignments', filter, assignmentsOf);
  const [job] = items;
  return (
    <CompanyFrame>
      {failure && <FailurePanel failure={failure} onRetry={retry} />}
      {isComing && <SkeletonRows count={6} height={64} />}
      {!isComing && !failure && !job && (
        <EmptyState
          icon={<TextBulletListRegular />}
          meaning="pending"
          title={text('try.nobody')}
          text={text('try.nobody.text')}
        />
      )}
      {job && (
        <>
          <Card title={text('page.try')}>
            <p className={styles.about}>{text('try.about')}</p>
            <div className={styles.field}>
              <EntryField
                section="assignments"
                state="CURRENT"
                label={text('try.person')}
                code={job.facts.code}
                onChange={(chosen) => chosen !== null && setCode(chosen)}
              />
            </div>
          </Card>
          <Rehearsal key={job.facts.code} job={job} />
        </>
      )}
    </CompanyFrame>
  );
}

const assignmentsOf = ({ assignments = [] }: CompanyFile) => assignments;

const useStyles = makeStyles({
  about: { ...type.body, margin: '0 0 12px', color: tokens.colorNeutralForeground2 },
  field: { maxWidth: '440px', [media.phone]: { maxWidth: 'none' } },
});
