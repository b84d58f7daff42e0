import type { FeatureSetting } from './featureEntry.ts';

export interface SettingSearch {
  readonly words: string;
  readonly onlyDiffering: boolean;
}

/** Whether the company's value differs from the product's default. */
export function differsFromDefault({ value, default: standard }: FeatureSetting): boolean {
  return value !== standard;
}

/**
 * The settings that contain every word in their name, their meaning or the name of the last editor.
 */
export function findSettings(
  settings: readonly FeatureSetting[],
  { words, onlyDiffering }: SettingSearch,
  meaningOf: (name: string) => string,
): FeatureSetting[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return settings.filter((setting) => {
    if (onlyDiffering && !differsFromDefault(setting)) return false;
    const { name, changedBy } = setting;
    const parts = [name, name.replaceAll('_', ' '), meaningOf(name), changedBy ?? ''];
    const text = parts.join(' ').toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
