import { useAdminText } from '../messages/useAdminText.ts';
import type { FeatureSetting, FeatureValue } from '../rules/featureEntry.ts';
import { useWhen } from '../../locale/useWhen.ts';
import { defaultFeatures, type FeatureName, type PropertyName } from 'shared-contracts';

/** Formats values, people and instants for the console. */
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
    /** Who changed it and when; null if it was never changed. */
    lastChange({ changedAt, changedBy }: FeatureSetting): string | null {
      return changedAt === null ? null : this.change(changedAt, changedBy);
    },
  };
}

/** Describes a setting; its name if the setting is newer than this page. */
export function useMeaning(): (name: string) => string {
  const text = useAdminText();
  return (name) => (isKnown(name) ? text(`feature.${name}`) : name);
}

function isKnown(name: string): name is FeatureName | PropertyName {
  return name in defaultFeatures.features || name in defaultFeatures.properties;
}
