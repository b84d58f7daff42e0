import type { AdjustmentRuleEntry } from 'shared-contracts/company-file/companyFile.ts';
import { useFeature, useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { isOvertime } from '../rules/isOvertime.ts';
import { keyOf } from '../rules/ruleForm.ts';

/** What a rule is called, and what it does as one sentence with its numbers. */
export function useRuleWords() {
  const text = useText();
  const formats = useUserFormats();
  const hasOvertime = useFeature('OVERTIME');
  const length = (minutes = 0) => formats.hours(minutes * 60);

  function sentence(rule: AdjustmentRuleEntry): string {
    const { minutes, graceMinutes = 0, minimumMinutes, maximumMinutes } = rule;
    const { direction = 'NEAREST', afterMinutes, breakMinutes } = rule;
    const key = keyOf(rule);
    switch (key) {
      case 'CLOCK_IN':
      case 'CLOCK_OUT':
        return text(`rules.is.${key}`, {
          ...{ minutes: length(minutes), direction, grace: length(graceMinutes) },
          hasGrace: graceMinutes > 0 ? 'yes' : 'no',
        });
      case 'EARLY_LOGIN':
        return text('rules.is.EARLY_LOGIN', { most: length(maximumMinutes) });
      case 'PRE_SHIFT_OVERTIME':
      case 'OVERTIME':
        return text(`rules.is.${key}`, {
          ...{ least: length(minimumMinutes), most: length(maximumMinutes) },
          hasMost: maximumMinutes === undefined ? 'no' : 'yes',
        });
      case 'FIXED_OVERTIME':
        return text('rules.is.FIXED_OVERTIME', { minutes: length(minutes) });
      case 'AUTOMATIC_BREAK':
        return text('rules.is.AUTOMATIC_BREAK', {
          ...{ after: length(afterMinutes), pause: length(breakMinutes) },
        });
    }
  }

  return {
    sentence,
    name: (rule: AdjustmentRuleEntry) => text(`rules.key.${keyOf(rule)}`),
    hasEffect: (rule: AdjustmentRuleEntry) => hasOvertime || !isOvertime(rule),
  };
}
