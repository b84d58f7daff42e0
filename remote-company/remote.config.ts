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
} as const;
