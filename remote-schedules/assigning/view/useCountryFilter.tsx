import { useState } from 'react';
import { SelectField, useHost, useProperty } from 'shared-ui';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';
import { useAssignText } from '../messages/useText.ts';

/** Restricts schedules to these people's countries, or to all, if the company enables it. */
export function useCountryFilter(rows: readonly PlannedRow[]) {
  const text = useAssignText();
  const { locale } = useHost();
  const isOn = useProperty('WS_COUNTRY_CODE_FILTER');
  const [isOfAll, setIsOfAll] = useState(false);
  const own = [...new Set(rows.map(({ countryCode }) => countryCode))].filter(Boolean).toSorted();
  if (!isOn || own.length === 0) return { codes: null, field: null };
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const field = (
    <SelectField
      label={text('assign.country')}
      value={isOfAll ? 'all' : 'own'}
      choices={[
        { value: 'own', label: own.map((code) => names.of(code) ?? code).join(', ') },
        { value: 'all', label: text('assign.country.all') },
      ]}
      onChange={(value) => setIsOfAll(value === 'all')}
    />
  );
  return { codes: isOfAll ? null : own, field };
}
