import type { RemoteDescription } from 'shared-contracts';

export const description = {
  name: 'remote-schedules',
  routes: [
    {
      name: 'EmployeeWorkSchedules',
      path: '/employee-work-schedules',
      module: './MySchedule',
      title: { en: 'My Schedule', de: 'Mein Dienstplan', es: 'Mi horario', th: 'ตารางงานของฉัน' },
      access: {
        session: 'employee',
        anyAuthority: ['CAPTURE_TIME', 'VIEW_TIME'],
        features: ['EMPLOYEE_WORK_SCHEDULES'],
        properties: ['EMPLOYEE_VIEW'],
      },
      chrome: 'application',
      navigation: { group: 'work', order: 3, icon: 'schedule' },
    },
  ],
  operations: ['getEmployeeAssignmentSummaries', 'getShiftSummaries'],
  hasStart: false,
} as const satisfies RemoteDescription;

export const modules = {
  './MySchedule': './my-schedule/view/MySchedulePage.tsx',
} as const;
