import type { ReferenceName } from '../../entries/view/ReferenceFilter.tsx';

/** What the list of managed people can be narrowed to. */
export const managedFilters: readonly ReferenceName[] = ['manager', 'person', 'site', 'position'];
