import type { FeatureInfo, LocalDate, PayCycle, TimeAction } from 'shared-contracts';
import type { AssignmentFacts, Catalogue } from '../../shifts/rules/timePairContext.ts';
import type { Editor } from './editor.ts';

/** The facts by which every edit of an assignment's time is judged, besides the time itself. */
export interface EditCase {
  readonly action: TimeAction;
  readonly assignment: AssignmentFacts;
  /** Whether the assignment is active today. */
  readonly active: boolean;
  readonly editor: Editor;
  readonly catalogue: Catalogue;
  readonly features: FeatureInfo;
  readonly payCycle: PayCycle;
  /** In the assignment's zone. */
  readonly today: LocalDate;
}
