import { useAdminText } from '../messages/useAdminText.ts';
import type { FeatureSetting, FeatureValue } from '../rules/featureEntry.ts';
import { useWhen } from './useWhen.ts';

/** How values, people and instants of the console are said. */
export function useSettingWords() {
  const text = useAdminText();
  const when = useWhen();
  return {
    when,
    value: (value: FeatureValue) => {
      if (typeof value !== 'boolean') return String(value);
      return value ? text('admin.on') : text('admin.off');
    },
    change: (changedAt: string, changedBy: string | null) =>
      text('admin.changedBy', { name: changedBy ?? text('admin.imported'), when: when(changedAt) }),
    /** Who changed it and when; null while nobody has. */
    lastChange({ changedAt, changedBy }: FeatureSetting): string | null {
      return changedAt === null ? null : this.change(changedAt, changedBy);
    },
  };
}
