import type { RemoteDescription } from 'shared-contracts';

export const description = {
  name: 'remote-manager',
  routes: [
    {
      name: 'Approvals',
      path: '/approvals',
      module: './Approvals',
      title: {
        en: 'Employee Time',
        de: 'Mitarbeiterzeiten',
        es: 'Tiempo de empleados',
        th: 'เวลาของพนักงาน',
      },
      access: { session: 'employee', anyAuthority: ['APPROVE_TIME', 'SUPER_ADMIN'] },
      chrome: 'application',
      navigation: { group: 'team', order: 1, icon: 'approvals' },
    },
  ],
  operations: ['fetchApprovals', 'decideTimePairs', 'getDefaultApprovalStatusFilter'],
  hasStart: false,
} as const satisfies RemoteDescription;

export const modules = {
  './Approvals': './approvals/ApprovalsPage.tsx',
} as const;
