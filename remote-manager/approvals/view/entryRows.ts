/** What draws the rows below a person, fetched when the first one opens. */
export { UnworkedListRow, UnworkedRow } from '../../unworked-days/view/UnworkedRow.tsx';
export { EntryListRow } from './EntryListRow.tsx';
export { EntryRow } from './EntryRow.tsx';
