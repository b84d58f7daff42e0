import { newKey, wantedKey } from '../api-keys/testing/madeKey.ts';
import { wardMapping } from '../directory/testing/mappings.ts';
import type { RightsRequest } from './RightsRequest.ts';
import { calendarSecret, dayOfThings, dayWithoutTime, hers } from './rightsWorld.ts';
import { password, people } from './testCompany.ts';

const { ella, nils } = people;

const day = { startDate: dayOfThings, endDate: dayOfThings };
const days = { fromDate: dayOfThings, toDate: dayOfThings };
const page = { page: 0, pageSize: 30 };
const entry = { path: { id: hers.entryId } };
const clocked = { employeeAssignmentId: ella.assignmentId, timeZoneOffset: 60 };
const punched = { ...clocked, shiftTimePairId: hers.openId };
const planDays = { startDate: '2026-03-24', endDate: '2026-03-24' };
const planned = { userIds: [ella.assignmentId], ...planDays };
const plan = { ...planned, workScheduleExternalCode: 'DAY' };
const byHand = (from: string, to: string) => ({
  ...{ ...clocked, id: -1, entryType: 'ADD' },
  ...{ clockInDateTime: `${dayOfThings}T${from}Z`, clockOutDateTime: `${dayOfThings}T${to}Z` },
});
const breakOfHers = { pairType: 'BREAK', shiftTimePairId: hers.entryId };
const inHerGroup = { groupIds: [hers.groupId], assignmentIds: [ella.assignmentId] };
const unworked = { employeeAssignmentId: ella.assignmentId, date: dayWithoutTime };
const filter = { ...day, ...page };
const showsHer = { shows: 'Brandt' };
const plansHer = { refuses: '"FORBIDDEN"' };
const clocksHer = { refuses: '"NOT_MANAGED"' };
const decidesHers = { refuses: '"code":"NOT_FOUND"' };
const shiftTimes = { start: '22:00', end: '06:00', breaks: [] };
const decided = [{ timePairId: hers.entryId, status: 'APPROVED' }];
const ofNils = { path: { id: nils.id } };
const webhook = {
  ...{ name: 'HR', url: 'https://hr.example/hook', types: ['employee.clocked'] },
  ...{ fields: [], isOn: true },
};
/** There is no such thing; who may not ask does not learn that. */
const gone = { reaches: 'NOT_FOUND' };
const wall = { terminalId: 'T-100' };
const secret = 'x'.repeat(43);
const unsealed = Buffer.alloc(200).toString('base64');
const picture = Buffer.from('no picture');
const companyFile = Buffer.from('{}');
const proof = { nonce: secret, pictureTaken: picture, firstTurn: picture, secondTurn: picture };

/**
 * The requests of the rights table by row: an operation, or `operation(which)`. Rows that are not
 * here ask with the smallest values of the contract and Ella's id. `me` is the caller's id.
 */
export const rightsRequests = (me: number): Readonly<Record<string, RightsRequest>> => ({
  // Time of one's own and of others
  getMealPenaltySummary: entry,
  readjustTimePair: { body: { timePairId: hers.entryId } },
  answerMealWaiver: {
    body: { shiftTimePairId: hers.entryId, waiverMealBreak: true },
    reaches: 'MEAL_WAIVER_ANSWERED',
  },
  clockInShift: { body: clocked },
  clockOutShift: { body: punched },
  clockInSegment: { body: punched },
  clockOutSegment: { body: punched, reaches: 'NO_OPEN_SEGMENT' },
  saveShiftPair: { body: byHand('04:00:00', '05:00:00') },
  'saveShiftPair(edit)': {
    query: { timePairId: hers.entryId },
    body: {
      ...byHand('08:00:00', '15:00:00'),
      ...{ id: hers.entryId, entryType: 'EDIT', reason: { id: 1001 } },
    },
  },
  saveSegmentPair: { body: { ...byHand('10:00:00', '10:30:00'), ...breakOfHers } },
  deleteTimePair: entry,
  takeBackDeletion: { ...entry, reaches: 'STATUS_NOT_ALLOWED' },
  getLatestVersion: entry,
  getCorrections: entry,
  updateComment: { ...entry, body: { isClockInCommentUpdate: true, newComment: 'Rain' } },
  searchCostCenters: { query: { assignmentId: ella.assignmentId } },
  searchCustomFieldOptions: { path: { id: 1001 } },
  getAbsences: { query: { employees: ella.id }, shows: 'Vacation' },
  getShiftSummaries: {
    ...{ query: { employeeId: ella.id }, body: filter },
    shows: `"id":${hers.entryId}`,
  },
  'getShiftSummaries(byType)': {
    ...{ query: { employeeId: ella.id }, body: { ...filter, typeFilter: ['CLOCK'] } },
    shows: `"id":${hers.entryId}`,
  },

  // Approvals
  fetchApprovals: { body: filter, ...showsHer },
  selectTimePairs: { body: { filter, purpose: 'SELECT' }, shows: String(hers.entryId) },
  decideTimePairs: {
    body: { requestedByUserId: me, statusRequests: decided, shouldSyncWithEC: true },
    ...decidesHers,
  },
  undoDecisions: {
    body: { requestedByUserId: me, timePairIds: [hers.entryId] },
    ...{ ...decidesHers, reaches: 'ALL_ROWS_FAILED' },
  },
  countUndecided: { path: { id: me }, shows: '"count":2' },
  'countUndecided(another)': {},
  getSubordinatePositions: { path: { id: me }, shows: 'Nurse' },
  'getSubordinatePositions(another)': {},
  synchroniseTimePair: entry,
  findUnworkedDays: {
    body: { startDate: dayWithoutTime, endDate: dayWithoutTime },
    ...showsHer,
  },
  decideUnworkedDay: { body: { ...unworked, outcome: 'ABSENT' } },
  decideUnworkedDays: { body: { days: [unworked], outcome: 'ABSENT' } },
  getPayCycleSignOff: { query: { date: dayOfThings }, shows: '"people":1' },
  getPayCycleHours: { query: { date: dayOfThings }, shows: '"people":1' },
  signOffPayCycle: {
    body: { startDate: '2026-02-16', endDate: '2026-03-01', seen: 'x' },
    ...{ refuses: 'PAY_CYCLE_WITHOUT_TIME', reaches: 'PAY_CYCLE_UNDECIDED' },
  },

  // People
  getPerson: showsHer,
  getAssignments: { shows: 'Nurse' },
  getManagerAssignments: { path: { id: me }, shows: `"assignmentId":${ella.assignmentId}` },
  'getManagerAssignments(another)': {},
  saveUserConfiguration: {
    body: { is24HourDateTime: true, locale: 'en', startOfWeek: 'MONDAY' },
  },
  findSubordinates: { path: { id: me }, body: page, ...showsHer },
  'findSubordinates(another)': { body: page },
  'findSubordinates(later)': {
    ...{ path: { id: me }, query: { includeFutureDatedEmployees: 'true' }, body: page },
    ...showsHer,
  },
  getSubordinateShifts: { path: { id: me }, query: { ids: ella.id }, shows: `${ella.id}` },
  'getSubordinateShifts(another)': { query: { ids: ella.id } },
  reloadSubordinateShifts: { path: { id: me }, query: { ids: ella.id }, shows: `${ella.id}` },
  getSubordinatesById: { path: { id: me }, query: { ids: ella.id }, ...showsHer },
  'getSubordinatesById(another)': { query: { ids: ella.id } },
  massClockIn: { body: [clocked], ...clocksHer },
  massClockOut: { body: [punched], ...clocksHer },
  dismissNotification: { path: { id: hers.notificationId } },
  dismissNotifications: { body: [hers.notificationId] },
  dismissAllNotifications: { query: { employeeId: ella.id } },
  getNotifications: { query: { page: 0 } },

  // Groups
  getEmployeeGroups: { shows: 'Nights' },
  createEmployeeGroup: { body: { groupName: 'Days' } },
  changeEmployeeGroup: { path: { id: hers.groupId }, body: { groupName: 'Days' } },
  deleteEmployeeGroup: { path: { id: hers.groupId } },
  assignToEmployeeGroups: { body: inHerGroup },
  excludeFromEmployeeGroups: { body: inHerGroup },
  savePlannedMinimum: { body: { employeeGroupId: hers.groupId, byWeekday: [1, 1, 1, 1, 1, 1, 1] } },

  // Schedules
  getAssignmentSummaries: { query: { assignmentIds: ella.assignmentId, ...day } },
  getEmployeeAssignmentSummaries: { query: day },
  getCalendarFile: { query: day },
  getCalendar: { path: { secret: `${calendarSecret}.ics` } },
  getWorkSchedulePage: { query: { page: 0, assignmentIds: ella.assignmentId } },
  getWorkSchedules: { query: { ids: 'ELLA' }, shows: 'ELLA' },
  getRootWorkSchedule: { query: { assignmentId: ella.assignmentId, date: dayOfThings } },
  findPlannedAssignments: { body: { ...planDays, ...page }, ...showsHer },
  countPlanned: { body: { ...planDays, ...page }, shows: '"externalCode":"DAY"' },
  previewPlan: { body: { assign: plan }, ...plansHer },
  assignTemporarySchedule: { body: plan, ...plansHer },
  createAndAssignSchedule: {
    body: {
      ...planned,
      durationWorkScheduleAssignment: {
        ...{ startTime: '07:00', endTime: '15:00', nonWorkingDay: false, breaks: [] },
      },
    },
    ...plansHer,
  },
  assignRotation: {
    body: {
      ...{ ...planned, endDate: '2026-03-25' },
      workSchedules: [1, 1].map((duration) => ({ duration, externalCode: 'DAY' })),
    },
    ...plansHer,
  },
  copySchedules: {
    body: { ...planned, assignStartDate: '2026-03-26' },
    ...plansHer,
  },
  undoPlan: { body: { batchId: hers.planBatchId } },
  getTemporaryScheduleStatuses: {
    query: { externalCodes: hers.scheduleCode },
    shows: hers.scheduleCode,
  },
  synchroniseTemporarySchedule: { path: { externalCode: hers.scheduleCode } },
  getPlanHistory: { query: { assignmentId: ella.assignmentId, page: 0 } },

  // Reports and exports
  getReport: { path: { reportName: 'employeeSummaryReport' }, query: days, ...showsHer },
  getScheduleReport: { query: days, ...showsHer },
  getFinishedReport: { path: { id: hers.reportId } },
  getInspection: { query: { kind: 'GEOFENCE', code: 'harbour', ...days } },
  getInspectionSites: { shows: 'harbour' },

  // Faces
  registerFace: {
    body: { picture_taken: picture, employee_id: String(ella.id) },
    reaches: 'FACE_REFUSED',
  },
  listFacialRegistrations: { path: { sub: me }, ...showsHer },
  'listFacialRegistrations(another)': {},
  identifyByFace: { body: { ...proof, employeeNumber: 'E-1' }, reaches: 'CAPTURE_ENDED' },
  logInByFace: { body: { ...proof, username: 'ella' }, reaches: 'CAPTURE_ENDED' },
  registerOwnFace: {
    body: { picture_taken: picture, consentVersion: '1' },
    reaches: 'FACE_NOT_LIVE',
  },
  answerFaceConsent: { body: { consentToken: secret, isAgreed: true }, reaches: 'CAPTURE_ENDED' },

  // Terminals
  logInTerminal: { body: { ...wall, password } },
  logInTerminalByCode: { body: { ...wall, code: 'none' }, reaches: 'SET_UP_CODE_OVER' },
  sendKeptPunch: {
    body: {
      ...{ keyId: 1, sealed: unsealed, operation: 'CLOCK_IN' },
      ...{ timeZoneOffset: 60, delayInMilliseconds: 1_000 },
    },
  },
  listKeptPunches: showsHer,
  settleKeptPunch: {
    path: { id: hers.keptPunchId },
    body: { assignmentId: ella.assignmentId },
  },
  'settleKeptPunch(aside)': { path: { id: hers.keptPunchId }, body: { assignmentId: null } },
  changeTerminalPin: { body: { pin: '135790', currentPassword: password } },
  identifyByPin: { body: { employeeNumber: 'E-1', pin: '135790' }, reaches: 'NOT_IDENTIFIED' },
  identifyByBadge: { body: { badge: 'B-0001' }, reaches: 'BADGE_NOT_KNOWN' },
  punchAtTerminal: {
    body: {
      ...{ dialogToken: secret, assignmentId: ella.assignmentId },
      ...{ operation: 'CLOCK_IN', timeZoneOffset: 60 },
    },
    reaches: 'DIALOG_ENDED',
  },

  // Sessions and passkeys
  renamePasskey: { path: { id: hers.passkeyId } },
  removePasskey: { path: { id: hers.passkeyId } },
  beginPasskey: gone,
  beginEnrolment: gone,
  ...Object.fromEntries(
    [
      ...['logInByPasskey', 'logInWithNewPasskey', 'confirmSession', 'registerFirstPasskey'],
      ...['addPasskey', 'provePasskey'],
    ].map((name) => [name, { reaches: 'PASSKEY_ENDED' }]),
  ),
  getRefusedSignOn: { reaches: 'FEATURE_OFF' },
  reportRemoteHealth: {
    body: {
      reports: [
        {
          ...{ remote: 'remote-employee', version: '1.0.0', outcome: 'loaded' },
          ...{ milliseconds: 1, weight: 1 },
        },
      ],
    },
  },
  logIn: { body: { username: 'ella', password } },
  askForPasswordLink: { body: { name: 'ella' }, reaches: 'NO_MAIL' },
  checkPasswordLink: { body: { token: 'none' }, reaches: 'PASSWORD_LINK_OVER' },
  usePasswordLink: { body: { token: 'none', newPassword: secret }, reaches: 'PASSWORD_LINK_OVER' },
  endOwnSession: { path: { id: hers.sessionId } },
  changePassword: { body: { currentPassword: password, newPassword: 'quiet harbour compass' } },

  // Administration: of Nils, so that Ella stays as she is
  ...{ giveOneTimePassword: ofNils, endSessions: ofNils, getAccount: ofNils },
  ...{ exportPerson: ofNils, resetPasskeys: ofNils, giveTerminalPin: ofNils },
  erasePerson: { ...ofNils, reaches: 'STILL_EMPLOYED' },
  changeAccountState: { ...ofNils, body: { closed: false } },
  changeFeature: { path: { name: 'LOCATION' }, body: { value: true } },
  checkCompany: { body: { file: companyFile } },
  changeCompany: { body: { file: companyFile, version: '7' }, reaches: 'COMPANY_CHANGED' },
  saveDirectoryMapping: {
    body: { version: 7, mapping: wardMapping() },
    reaches: 'DIRECTORY_MAPPING_CHANGED',
  },
  ...{ tryDirectoryMapping: { body: wardMapping() }, tryRulesOnCycle: { body: { rules: [] } } },
  tryRulesOnShift: { body: { rules: [], scheduled: shiftTimes, clocked: shiftTimes } },
  makeInvitations: {
    body: { people: [{ employeeId: nils.id, replaces: 'NOTHING', pin: 'NONE' }] },
  },
  getCompanyChangeEntries: { path: { id: 999 }, ...gone },
  getCompanyEntryHistory: { query: { section: 'people', code: 'E-5' } },
  findBadgeHolder: { body: { badge: 'BADGE-1' } },
  endDeviceSession: { path: { id: 1 }, ...gone },
  giveTerminalPassword: { path: { id: 999 }, body: { endsSessions: false }, ...gone },
  makeApiKey: { body: wantedKey(newKey()) },
  makeWebhook: { body: webhook },
  changeWebhook: { path: { id: 999 }, body: webhook, ...gone },
  ...Object.fromEntries(
    [
      ...['deleteWebhook', 'makeWebhookSecret', 'testWebhook', 'sendFailedAgain'],
      ...['endReleaseToken', 'endScimToken', 'endApiKey', 'makeTerminalSetUpCode', 'sendAgain'],
    ].map((name) => [name, { path: { id: 999 }, ...gone }]),
  ),
});
