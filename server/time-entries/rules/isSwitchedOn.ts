import type { FeatureInfo } from 'shared-contracts';
import type { Editor } from './editor.ts';

/** What is done to time by hand. */
export type EditKind = 'ADD' | 'CLONE' | 'EDIT' | 'DELETE' | 'DELETE_SEGMENT' | 'COMMENT';

/** Whether the switches and properties allow it to an employee or a manager (spec §6). */
export function isSwitchedOn(
  kind: EditKind,
  { features, properties }: FeatureInfo,
  { actsAs }: Pick<Editor, 'actsAs'>,
): boolean {
  const isManager = actsAs === 'MANAGER';
  const adds = isManager ? properties.ADD_TIME_MANAGER : properties.ADD_TIME_EMPLOYEE;
  const edits = isManager ? properties.EDIT_TIME_MANAGER : properties.EDIT_TIME_EMPLOYEE;
  switch (kind) {
    case 'ADD':
      return features.ADD_TIME_PAIRS && adds;
    case 'CLONE':
      return features.CLONE_TIME_PAIRS && adds;
    case 'EDIT':
    case 'DELETE_SEGMENT':
      return features.EDIT_TIME_PAIRS && edits;
    case 'DELETE':
      return features.DELETE_TIME_PAIRS && edits && (!isManager || features.ALLOW_MANAGER_DELETE);
    case 'COMMENT':
      return features.TIME_PAIR_COMMENTS && edits;
  }
}
