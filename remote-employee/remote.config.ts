import type { RemoteDescription } from 'shared-contracts';

export const description = {
  name: 'remote-employee',
  routes: [
    {
      name: 'Clock',
      path: '/time/clock',
      module: './Clock',
      title: { en: 'My Clock', de: 'Meine Stempeluhr', es: 'Mi reloj', th: 'ลงเวลาของฉัน' },
      access: {
        session: 'employee',
        anyAuthority: ['CAPTURE_TIME', 'VIEW_TIME'],
        features: ['TIME_CAPTURE'],
      },
      chrome: 'application',
      navigation: { group: 'work', order: 1, icon: 'clock' },
      isClocking: true,
    },
    {
      name: 'EmployeeTimePairs',
      path: '/time/time-pairs',
      module: './History',
      title: { en: 'My History', de: 'Meine Zeiten', es: 'Mi historial', th: 'ประวัติเวลาของฉัน' },
      access: { session: 'employee', anyAuthority: ['CAPTURE_TIME', 'VIEW_TIME'] },
      chrome: 'application',
      navigation: { group: 'work', order: 2, icon: 'history' },
    },
  ],
  operations: [
    'getActiveShift',
    'getActiveUserInfo',
    'clockInShift',
    'clockOutShift',
    'clockInSegment',
    'clockOutSegment',
    'getShiftSummaries',
    'getEmployeeAssignmentSummaries',
    'getPayCycle',
    'getAllCostCenters',
    'getCustomFilters',
    'getSession',
    'searchCostCenters',
    'searchCustomFieldOptions',
    'getAssignmentSummaries',
    'saveShiftPair',
    'getAssignments',
    'updateComment',
    'getCorrections',
    'deleteTimePair',
    'saveSegmentPair',
    'getLatestVersion',
    'getReasons',
    'getMealPenaltySummary',
    'answerMealWaiver',
  ],
  hasStart: false,
} as const satisfies RemoteDescription;

export const modules = {
  './Clock': './clock/view/ClockPage.tsx',
  './History': './history/view/HistoryPage.tsx',
  './WaitingPunches': './offline-queue/data/start.ts',
} as const;
