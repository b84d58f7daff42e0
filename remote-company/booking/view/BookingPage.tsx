import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { laterDialog, PageTabs } from 'shared-ui';
import { CompanyFrame } from '../../company/view/CompanyFrame.tsx';
import { useText } from '../../messages/useText.ts';
import { bookingSections, type BookingSection } from '../rules/bookingSections.ts';
import { BookingList } from './BookingList.tsx';

// In one file: each by itself would bring what all dialogs have in common once more.
const CostCenterDialog = laterDialog(
  async () =>
    (await import(/* webpackChunkName: "booking-dialogs" */ './CostCenterDialog.tsx'))
      .CostCenterDialog,
);
const CustomFieldDialog = laterDialog(
  async () =>
    (await import(/* webpackChunkName: "booking-dialogs" */ './CustomFieldDialog.tsx'))
      .CustomFieldDialog,
);
const PositionDialog = laterDialog(
  async () =>
    (await import(/* webpackChunkName: "booking-dialogs" */ './PositionDialog.tsx')).PositionDialog,
);
const ReasonDialog = laterDialog(
  async () =>
    (await import(/* webpackChunkName: "booking-dialogs" */ './ReasonDialog.tsx')).ReasonDialog,
);
const TimeTypeDialog = laterDialog(
  async () =>
    (await import(/* webpackChunkName: "booking-dialogs" */ './TimeTypeDialog.tsx')).TimeTypeDialog,
);
const TimeTypeProfileDialog = laterDialog(
  async () =>
    (await import(/* webpackChunkName: "booking-dialogs" */ './TimeTypeProfileDialog.tsx'))
      .TimeTypeProfileDialog,
);

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
