import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageTabs } from 'shared-ui';
import { CompanyFrame } from '../../company/view/CompanyFrame.tsx';
import { useText } from '../../messages/useText.ts';
import { bookingSections, type BookingSection } from '../rules/bookingSections.ts';
import { BookingList } from './BookingList.tsx';
import { CostCenterDialog } from './CostCenterDialog.tsx';
import { CustomFieldDialog } from './CustomFieldDialog.tsx';
import { PositionDialog } from './PositionDialog.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { TimeTypeDialog } from './TimeTypeDialog.tsx';
import { TimeTypeProfileDialog } from './TimeTypeProfileDialog.tsx';

const pathOf = (section: BookingSection) => `/company/booking/${section}`;

/** What people work as, and what their time is booked on. */
export function Page() {
  const text = useText();
  const { pathname } = useLocation();
  const open = bookingSections.find((section) => pathname === pathOf(section));
  return (
    <CompanyFrame>
      <PageTabs
        label={text('page.booking')}
        tabs={bookingSections.map((section) => ({
          to: pathOf(section),
          label: text(`section.${section}`),
        }))}
      />
      {open ? lists[open] : <Navigate replace to={pathOf(bookingSections[0])} />}
    </CompanyFrame>
  );
}

const lists: Readonly<Record<BookingSection, ReactNode>> = {
  positions: (
    <BookingList
      section="positions"
      entriesOf={({ positions = [] }) => positions}
      Dialog={PositionDialog}
    />
  ),
  costCenters: (
    <BookingList
      section="costCenters"
      entriesOf={({ costCenters = [] }) => costCenters}
      Dialog={CostCenterDialog}
    />
  ),
  timeTypes: (
    <BookingList
      section="timeTypes"
      entriesOf={({ timeTypes = [] }) => timeTypes}
      Dialog={TimeTypeDialog}
    />
  ),
  timeTypeProfiles: (
    <BookingList
      section="timeTypeProfiles"
      entriesOf={({ timeTypeProfiles = [] }) => timeTypeProfiles}
      aboutOf={({ facts }) => facts.about.map(({ name }) => name).join(', ')}
      Dialog={TimeTypeProfileDialog}
    />
  ),
  customFields: (
    <BookingList
      section="customFields"
      entriesOf={({ customFields = [] }) => customFields}
      Dialog={CustomFieldDialog}
    />
  ),
  reasons: (
    <BookingList
      section="reasons"
      entriesOf={({ reasons = [] }) => reasons}
      aboutOf={({ entry }) => Object.keys(entry.names).join(', ')}
      Dialog={ReasonDialog}
    />
  ),
};
