import { useState } from 'react';
import type { AdjustmentRuleEntry } from 'shared-contracts/company-file/companyFile.ts';
import { Button } from 'shared-ui';
import { EntryDialog } from '../../changes/view/EntryDialog.tsx';
import { useChange } from '../../changes/view/useChange.ts';
import { EntryHistory } from '../../company-history/view/EntryHistory.tsx';
import { useText } from '../../messages/useText.ts';
import type { Rules } from '../data/ruleCalls.ts';
import {
  entryOf,
  faultsOf,
  formOf,
  freeKeys,
  newCode,
  newForm,
  withRule,
  type RuleNumber,
} from '../rules/ruleForm.ts';
import { LastCycle } from './LastCycle.tsx';
import { RuleFields } from './RuleFields.tsx';
import { useRuleWords } from './useRuleWords.ts';
import { WorkedExample } from './WorkedExample.tsx';

interface RuleDialogProps {
  /** All rules, of which this is one, or to which it is added. */
  readonly rules: Rules;
  /** The version of the company that they were read from. */
  readonly version: number;
  /** Null: a new one. */
  readonly rule: AdjustmentRuleEntry | null;
  readonly onClose: () => void;
}

/** Makes or edits a rule, and shows what it would do: to a shift, and to the last pay cycle. */
export function RuleDialog({ onClose, ...opened }: RuleDialogProps) {
  const text = useText();
  const { name, sentence } = useRuleWords();
  const change = useChange(onClose);
  // As they were when the dialog opened: what somebody else changes since is a conflict.
  const [{ rules, version, rule }] = useState(opened);
  const [begun] = useState(() =>
    rule ? formOf(rule) : newForm(freeKeys(rules)[0] ?? 'AUTOMATIC_BREAK'),
  );
  const [form, setForm] = useState(begun);
  const others = rules.filter(({ code }) => code !== rule?.code);
  const faults = faultsOf(form, others);
  const entry = entryOf(form, rule?.code ?? newCode(form.key, rules));
  const proposed = faults.size > 0 ? null : withRule(rules, entry);

  const save = (list: Rules, saved: string) =>
    change.save({
      part: { adjustmentRules: list },
      version,
      replaced: [{ section: 'adjustmentRules', code: null, part: { adjustmentRules: rules } }],
      saved,
    });
  const words = (number: RuleNumber) => {
    const fault = faults.get(number);
    return fault === undefined ? null : text(`rules.fault.${fault}`);
  };
  return (
    <EntryDialog
      width={850}
      title={text(rule ? 'rules.edit' : 'rules.add')}
      {...(rule ? { subtitle: name(rule) } : {})}
      change={change}
      entry={`adjustmentRules.${withRule(rules, entry).indexOf(entry)}`}
      isDirty={JSON.stringify(form) !== JSON.stringify(begun)}
      faults={{
        minutes: words('minutes'),
        graceMinutes: words('graceMinutes'),
        minimumMinutes: words('minimumMinutes'),
        maximumMinutes: words('maximumMinutes'),
        afterMinutes: words('afterMinutes'),
        breakMinutes: words('breakMinutes'),
      }}
      extra={
        rule && (
          <Button
            tone="danger"
            busy={change.isSaving}
            onClick={() => save(others, text('entries.removed', { name: name(rule) }))}
          >
            {text('entries.remove')}
          </Button>
        )
      }
      onSubmit={() => {
        if (proposed) save(proposed, text('entries.saved', { name: name(entry) }));
      }}
      onClose={onClose}
    >
      {(shown) => (
        <>
          <RuleFields
            form={form}
            choices={rule ? null : freeKeys(rules)}
            onChange={setForm}
            sentence={proposed && sentence(entry)}
            shown={shown}
          />
          <WorkedExample rules={proposed} />
          <LastCycle proposed={proposed} others={rule ? others : null} />
          {rule && <EntryHistory section="adjustmentRules" code={rule.code} />}
        </>
      )}
    </EntryDialog>
  );
}
