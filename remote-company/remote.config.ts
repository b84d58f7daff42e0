import type { RemoteDescription } from 'shared-contracts';

export const description = {
  name: 'remote-company',
  routes: [
    {
      name: 'Company',
      path: '/company',
      module: './Company',
      title: { en: 'Company', de: 'Unternehmen', es: 'Empresa', th: 'บริษัท' },
      access: { session: 'employee', anyAuthority: ['MANAGE_COMPANY', 'DEV_ADMIN'] },
      chrome: 'application',
      navigation: { group: 'administration', order: 1, icon: 'company' },
    },
    {
      name: 'CompanyBooking',
      path: '/company/booking',
      module: './Booking',
      title: {
        en: 'What time is booked on',
        de: 'Worauf Zeit gebucht wird',
        es: 'En qué se registra el tiempo',
        th: 'สิ่งที่บันทึกเวลา',
      },
      access: { session: 'employee', anyAuthority: ['MANAGE_COMPANY', 'DEV_ADMIN'] },
      chrome: 'application',
    },
  ],
  operations: [
    'exportCompany',
    'getCompanyEntries',
    'checkCompany',
    'changeCompany',
    'getCompanyChanges',
    'getCompanyChangeEntries',
  ],
  hasStart: false,
} as const satisfies RemoteDescription;

export const modules = {
  './Company': './company/view/CompanyPage.tsx',
  './Booking': './booking/view/BookingPage.tsx',
} as const;
