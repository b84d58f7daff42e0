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
    {
      name: 'ApproverClocking',
      path: '/approver-clocking',
      module: './Clocking',
      title: {
        en: 'Employee Clocking',
        de: 'Mitarbeiter stempeln',
        es: 'Fichaje de empleados',
        th: 'ลงเวลาให้พนักงาน',
      },
      access: {
        session: 'employee',
        anyAuthority: ['APPROVE_TIME', 'SUPER_ADMIN'],
        features: ['TIME_CAPTURE'],
      },
      chrome: 'application',
      navigation: { group: 'team', order: 2, icon: 'clocking' },
    },
  ],
  operations: [
    'fetchApprovals',
    'decideTimePairs',
    'getDefaultApprovalStatusFilter',
    'findSubordinates',
    'getSubordinatesById',
    'massClockIn',
    'massClockOut',
    'searchCostCenters',
    'searchCustomFieldOptions',
  ],
  hasStart: false,
} as const satisfies RemoteDescription;

export const modules = {
  './Approvals': './approvals/ApprovalsPage.tsx',
  './Clocking': './clocking/ClockingPage.tsx',
} as const;
