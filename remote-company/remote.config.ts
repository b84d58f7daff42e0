import type { RemoteDescription } from 'shared-contracts';

/** Of all pages; what else a call asks for, the server says. */
const access = { session: 'employee', anyAuthority: ['MANAGE_COMPANY', 'DEV_ADMIN'] } as const;

export const description = {
  name: 'remote-company',
  routes: [
    {
      name: 'Company',
      path: '/company',
      module: './Company',
      title: { en: 'Company', de: 'Unternehmen', es: 'Empresa', th: 'บริษัท' },
      access,
      chrome: 'application',
      navigation: { group: 'administration', order: 1, icon: 'company' },
    },
    {
      name: 'CompanySites',
      path: '/company/sites',
      module: './Sites',
      title: { en: 'Sites', de: 'Standorte', es: 'Centros', th: 'สถานที่' },
      access,
      chrome: 'application',
    },
    {
      name: 'CompanySchedules',
      path: '/company/schedules',
      module: './Schedules',
      title: { en: 'Schedules', de: 'Dienstpläne', es: 'Horarios', th: 'ตารางงาน' },
      access,
      chrome: 'application',
    },
    {
      name: 'CompanyAbsences',
      path: '/company/absences',
      module: './Absences',
      title: { en: 'Absences', de: 'Abwesenheiten', es: 'Ausencias', th: 'การลา' },
      access,
      chrome: 'application',
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
      access,
      chrome: 'application',
    },
    {
      name: 'CompanyConnections',
      path: '/company/connections',
      module: './Connections',
      title: { en: 'Connections', de: 'Verbindungen', es: 'Conexiones', th: 'การเชื่อมต่อ' },
      access,
      chrome: 'application',
    },
    {
      name: 'CompanyKeys',
      path: '/company/keys',
      module: './Keys',
      title: {
        en: 'Keys for programs',
        de: 'Schlüssel für Programme',
        es: 'Claves para programas',
        th: 'คีย์สำหรับโปรแกรม',
      },
      access: { session: 'employee', anyAuthority: ['DEV_ADMIN'] },
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
    'getConnections',
    'getCompanyTasks',
    'getDirectoryMapping',
    'saveDirectoryMapping',
    'tryDirectoryMapping',
    'getApiKeys',
    'makeApiKey',
    'endApiKey',
    'getInspectionSites',
  ],
  hasStart: false,
} as const satisfies RemoteDescription;

export const modules = {
  './Company': './company/view/CompanyPage.tsx',
  './Sites': './sites/view/SitesPage.tsx',
  './Schedules': './schedules/view/SchedulesPage.tsx',
  './Absences': './absences/view/AbsencesPage.tsx',
  './Booking': './booking/view/BookingPage.tsx',
  './Connections': './connections/view/ConnectionsPage.tsx',
  './Keys': './keys/view/KeysPage.tsx',
} as const;
