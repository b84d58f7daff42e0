import { useState } from 'react';
import type { AdjustmentRuleEntry } from 'shared-contracts/company-file/companyFile.ts';
import {
  AddRegular,
  Button,
  EmptyState,
  FailurePanel,
  laterDialog,
  makeStyles,
  PageToolbar,
  SkeletonRows,
  TextBulletListRegular,
  text as type,
  tokens,
  useApi,
  useQuery,
} from 'shared-ui';
import { ItemTable, Quiet } from 'shared-ui/table';
import { CompanyFrame } from '../../company/view/CompanyFrame.tsx';
import { EntryName } from '../../entries/view/EntryName.tsx';
import { useText } from '../../messages/useText.ts';
import { rulesQuery } from '../data/ruleCalls.ts';
import { OrderCard } from './OrderCard.tsx';
import { OvertimeNote } from './OvertimeNote.tsx';
import { useRuleWords } from './useRuleWords.ts';

const RuleDialog = laterDialog(async () => (await import('./RuleDialog.tsx')).RuleDialog);

/** The rules of adjusted time, each as a sentence, in the order in which people read them. */
export function Page() {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const { name, sentence, hasEffect } = useRuleWords();
  const { data, error, refetch } = useQuery(rulesQuery(api));
  const [open, setOpen] = useState<AdjustmentRuleEntry | 'new' | null>(null);
  const nameCell = (rule: AdjustmentRuleEntry) => (
    <EntryName name={name(rule)} about={rule.code} onOpen={() => setOpen(rule)} />
  );
  const sentenceCell = (rule: AdjustmentRuleEntry) => (
    <span className={styles.sentence}>
      {sentence(rule)}
      {!hasEffect(rule) && <Quiet>{text('rules.noEffect')}</Quiet>}
    </span>
  );
  const add = (
    <Button look="primary" icon={<AddRegular />} onClick={() => setOpen('new')}>
      {text('rules.add')}
    </Button>
  );
  return (
    <CompanyFrame>
      <PageToolbar end={data && data.rules.length > 0 ? add : null}>
        <div className={styles.about}>
          <p className={styles.line}>{text('rules.about')}</p>
          <p className={styles.line}>{text('rules.old')}</p>
        </div>
      </PageToolbar>
      <OvertimeNote />
      {!data && error && <FailurePanel failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows count={5} height={64} />}
      {data?.rules.length === 0 && (
        <EmptyState
          icon={<TextBulletListRegular />}
          meaning="pending"
          title={text('rules.none')}
          text={text('rules.none.text')}
          actions={add}
        />
      )}
      {data && data.rules.length > 0 && (
        <ItemTable
          title={text('entries.title', { title: text('page.rules'), count: data.rules.length })}
          items={data.rules}
          keyOf={codeOf}
          columns={[
            { title: text('rules.rule'), width: '30%', cell: nameCell },
            { title: text('rules.does'), width: 'auto', cell: sentenceCell },
          ]}
          list={(rule) => (
            <>
              {nameCell(rule)}
              {sentenceCell(rule)}
            </>
          )}
          listHeight={rowHeight}
        />
      )}
      <OrderCard />
      {data && open !== null && (
        <RuleDialog
          rules={data.rules}
          version={data.version}
          rule={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </CompanyFrame>
  );
}

const codeOf = ({ code }: AdjustmentRuleEntry) => code;
const rowHeight = () => 116;

const useStyles = makeStyles({
  about: { display: 'flex', flexDirection: 'column', gap: '4px', maxWidth: '640px' },
  line: { ...type.body, margin: 0, color: tokens.colorNeutralForeground2 },
  sentence: { ...type.body, display: 'block', whiteSpace: 'normal', padding: '4px 0' },
});
