import type { components, ApprovalStatus, FeatureInfo } from 'shared-contracts';

type Schemas = components['schemas'];

/** The pay cycle of a company without its own (spec §9). */
export const defaultPayCycle: Schemas['PayCycle'] = {
  startDate: '2022-08-01',
  duration: 7,
  unit: 'DAYS',
};

/** The product's own colours. */
export const defaultTheme: Schemas['ThemeColors'] = {
  primary: null,
  secondary: null,
  info: null,
  accent: null,
  error: null,
  warning: null,
  success: null,
};

/** A licence without a name. */
export const defaultLicense: Schemas['License'] = { name: '', expiryDate: null };

/**
 * The statuses that approvals show first (spec §4): the company's list if it filters by status,
 * otherwise those that can still change; with automatic approval these are the automatically
 * approved ones.
 */
export function defaultApprovalStatuses(
  { FILTER_BY_STATUS, AUTO_APPROVAL }: FeatureInfo['features'],
  companyList: readonly ApprovalStatus[] | null,
): ApprovalStatus[] {
  if (FILTER_BY_STATUS && companyList !== null) return [...companyList];
  return AUTO_APPROVAL ? ['INCOMPLETE', 'APPROVED'] : ['INCOMPLETE', 'PENDING_DELETE', 'PENDING'];
}
