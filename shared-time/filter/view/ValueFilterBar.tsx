import { useId, useState, type ReactNode } from 'react';
import {
  AddRegular,
  ArrowResetRegular,
  Button,
  Chip,
  DismissibleChip,
  FilterRegular,
  PageToolbar,
  useViewport,
  laterPart,
} from 'shared-ui';
import { usePageText } from '../../page-messages/usePageText.ts';
import { withValue, type FilterValue } from '../rules/timeFilter.ts';
import type { FilterFieldsOptions } from './useFilterFields.ts';

const FilterPanel = laterPart(async () => (await import('./FilterPanel.tsx')).FilterPanel);

export interface ValueFilterBarProps extends FilterFieldsOptions {
  readonly values: readonly FilterValue[];
  /** Differs from the default: can be reset. */
  readonly isNarrowed: boolean;
  readonly onChange: (values: readonly FilterValue[]) => void;
  readonly onReset: () => void;
  /** In front of the chips, for example a search. */
  readonly start?: ReactNode;
  /** At the right, for example a switch. */
  readonly end?: ReactNode;
  /** Inside the panel, to keep the bar in one row. */
  readonly inPanel?: ReactNode;
}

/**
 * The active filter values, each removable, and a panel that adds more (spec §2). On phones they
 * are in the panel, and the button shows their number.
 */
export function ValueFilterBar(props: ValueFilterBarProps) {
  const { values, onChange } = props;
  const text = usePageText();
  const panelId = useId();
  const isPhone = useViewport() === 'phone';
  const [isOpen, setIsOpen] = useState(false);
  const toggle = {
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? panelId : undefined,
    onClick: () => setIsOpen(!isOpen),
  };
  const chosen = values.map((each) => (
    <DismissibleChip
      key={`${each.field} ${each.value}`}
      name={each.label}
      onDismiss={() => onChange(values.filter((other) => other !== each))}
    >
      {each.label}
    </DismissibleChip>
  ));
  const reset = props.isNarrowed && (
    <Button
      look="subtle"
      size="row"
      icon={<ArrowResetRegular />}
      onClick={() => {
        setIsOpen(false);
        props.onReset();
      }}
    >
      {text('filter.reset')}
    </Button>
  );
  return (
    <>
      <PageToolbar end={props.end}>
        {props.start}
        {isPhone ? (
          <Chip
            icon={<FilterRegular />}
            selected={values.length > 0}
            aria-label={[
              text('filter.more'),
              ...(values.length > 0 ? [values.length] : []),
              ...values.map(({ label }) => label),
            ].join(', ')}
            {...toggle}
          >
            {values.length > 0 ? values.length : null}
          </Chip>
        ) : (
          <>
            {chosen}
            <Button look="subtle" tone="brand" size="row" icon={<AddRegular />} {...toggle}>
              {text('filter.more')}
            </Button>
            {reset}
          </>
        )}
      </PageToolbar>
      {isOpen && (
        <div id={panelId}>
          {(isPhone || props.inPanel) && (
            <PageToolbar>
              {isPhone && chosen}
              {props.inPanel}
              {isPhone && reset}
            </PageToolbar>
          )}
          <FilterPanel
            positions={props.positions}
            finds={props.finds}
            values={values}
            onAdd={(added) => onChange(withValue(values, added))}
          />
        </div>
      )}
    </>
  );
}
