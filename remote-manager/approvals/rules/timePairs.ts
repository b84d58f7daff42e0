import type { components } from 'shared-contracts';

export type TimePair = components['schemas']['TimePair'];
export type ApprovalGroup = components['schemas']['ApprovalGroup'];
export type Decision = 'APPROVED' | 'REJECTED';
