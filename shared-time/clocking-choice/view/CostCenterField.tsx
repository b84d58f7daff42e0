import { useState } from 'react';
import { limits } from 'shared-contracts';
import { ComboField, useApi, useQuery } from 'shared-ui';
import { costCentersQuery } from '../../data/timeQueries.ts';
import { unhurried, useSearch } from '../../view/useSearch.ts';
import { usePageText } from '../../page-messages/usePageText.ts';
import type { CostCenterChoice } from '../rules/clockingChoice.ts';

import { useFailureDialog } from './useFailureDialog.ts';

export interface CostCenterFieldProps {
  readonly assignmentId: number;
  readonly optional: boolean;
  /** The label for no choice. */
  readonly empty?: string;
  readonly chosen: CostCenterChoice | null;
  readonly onChange: (costCenter: CostCenterChoice | null) => void;
  readonly error: string | null;
}

/** The cost center, searched on the server. */
export function CostCenterField(props: CostCenterFieldProps) {
  const text = usePageText();
  const { assignmentId, optional, empty = text('choice.choose'), chosen, onChange, error } = props;
  const api = useApi();
  const { asked, isTooShort, isAhead, type: onSearch } = useSearch(unhurried);
  const [isAsked, setIsAsked] = useState(false);
  const found = useQuery({ ...costCentersQuery(api, assignmentId, asked), enabled: isAsked });
  const label = text('choice.costCenter');
  useFailureDialog(found.error, text('choice.costCenters.failed'));
  const centers = found.data ?? (chosen ? [chosen] : []);
  return (
    <div onFocus={() => setIsAsked(true)}>
      <ComboField
        label={label}
        optional={optional}
        hint={isTooShort && text('choice.search.hint', { minimum: limits.minimumSearchLength })}
        error={error}
        chosen={chosen && { value: String(chosen.id), label: chosen.name }}
        choices={centers.map(({ id, name }) => ({ value: String(id), label: name }))}
        loading={isAhead || found.isFetching}
        placeholder={empty}
        onSearch={onSearch}
        onChange={(choice) => onChange(choice && { id: Number(choice.value), name: choice.label })}
      />
    </div>
  );
}
