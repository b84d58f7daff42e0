export { filterPayload, type FilterPayload } from './rules/filterPayload.ts';
export { noFilter, type FilterValue, type TimeFilter } from './rules/timeFilter.ts';
export { FilterBar, type FilterBarProps } from './view/FilterBar.tsx';
export { SearchForm, type SearchFormProps } from './view/SearchForm.tsx';
export { RangeChip, type RangeChipProps } from './view/RangeChip.tsx';
export { StatusChip, type StatusChipProps } from './view/StatusChip.tsx';
export { ValueFilterBar, type ValueFilterBarProps } from './view/ValueFilterBar.tsx';
