import type { RemoteDescription } from 'shared-contracts';

export const description = {
  name: 'remote-company',
  routes: [
    {
      name: 'Company',
      path: '/company',
      module: './Company',
      title: { en: 'Company', de: 'Company', es: 'Company', th: 'Company' },
      access: { session: 'employee' },
      chrome: 'application',
      navigation: { group: 'work', order: 9, icon: 'other' },
    },
  ],
  operations: [],
  hasStart: false,
} as const satisfies RemoteDescription;

export const modules = {
  './Company': './company/view/CompanyPage.tsx',
} as const;
