/* Generated from features/companySettings.yaml. */
import type { components } from '../openapi/schema.gen.ts';

export type FeatureInfo = components['schemas']['FeatureInfo'];
export type FeatureName = keyof FeatureInfo['features'];
export type PropertyName = keyof FeatureInfo['properties'];

/** The defaults of all switches and properties. */
export const defaultFeatures: FeatureInfo = {
  features: {
    /** Employees clock in and out. */
    TIME_CAPTURE: true,
    /** Time can be added by hand. */
    ADD_TIME_PAIRS: true,
    /** Time can be edited. */
    EDIT_TIME_PAIRS: true,
    /** Time is approved or rejected by managers. */
    APPROVE_TIME_PAIRS: true,
    /** Time can be deleted. */
    DELETE_TIME_PAIRS: true,
    /** Time can be copied to another day. */
    CLONE_TIME_PAIRS: true,
    /** Managers delete the time of subordinates. */
    ALLOW_MANAGER_DELETE: true,
    /** Punches carry a position. */
    LOCATION: true,
    /** Positions are compared with geofences. */
    GEOFENCE: true,
    /** Clocking outside the geofence is blocked. */
    GEOFENCE_BLOCKING: false,
    /** Clocked time is approved by itself. */
    AUTO_APPROVAL: false,
    /** Approvals start with the company's list of statuses. */
    FILTER_BY_STATUS: false,
    /** A correction may give a reason in free words. */
    FREE_TEXT_REASONS: true,
    /** Overtime is told apart. */
    OVERTIME: true,
    /** The first or last overtime segment can be deleted. */
    DELETABLE_OVERTIME: false,
    /** Shifts have breaks and other segments. */
    SEGMENTS: true,
    /** Time carries the company's own fields. */
    CUSTOM_FIELDS: true,
    /** The time type can be chosen. */
    SELECTABLE_TIME_TYPES: true,
    /** Time is booked on cost centers. */
    COST_CENTERS: true,
    /** A cost center must be chosen. */
    COST_CENTER_FIELD_REQUIRED: false,
    /** Punches carry comments. */
    TIME_PAIR_COMMENTS: true,
    /** Forgotten shifts are clocked out by the server. */
    AUTO_CLOCK_OUT: false,
    /** Missed meal breaks are asked for. */
    MEAL_PENALTY: false,
    /** Nobody is told of a break that was not ended. */
    BREAK_OUT_NOTIFICATION_DISABLE: false,
    /** The state of extraction is shown. */
    EXTRACTION_STATUS: false,
    /** Managers download reports. */
    REPORTING_FEATURE: true,
    /** Faces are recognised. */
    FACIAL_RECOGNITION: true,
    /** Shared terminals can sign in. */
    TERMINAL: true,
    /** People log in by single sign-on. */
    SAML_AUTH: false,
    /** Logging out ends the single sign-on session. */
    SAML_GLOBAL_LOGOUT: false,
    /** Who approves or administers confirms log-ins by password with a passkey. */
    SECOND_FACTOR: false,
    /** Employees see their schedules. */
    EMPLOYEE_WORK_SCHEDULES: true,
    /** Managers see the schedules of their people. */
    MANAGER_WORK_SCHEDULES: true,
  },
  properties: {
    /** Managers edit time. */
    EDIT_TIME_MANAGER: true,
    /** Employees edit their own time. */
    EDIT_TIME_EMPLOYEE: true,
    /** Managers add time. */
    ADD_TIME_MANAGER: true,
    /** Employees add their own time. */
    ADD_TIME_EMPLOYEE: true,
    /** The manager's schedule screen is shown. */
    MANAGER_VIEW: true,
    /** The employee's schedule screen is shown. */
    EMPLOYEE_VIEW: true,
    /** Schedules can rotate. */
    SHIFT_ROTATION: true,
    /** Schedules can be made while assigning. */
    DYNAMICALLY_CREATE: true,
    /** Assigned schedules can be copied. */
    SCHEDULE_COPYING: true,
    /** Managers keep groups of employees. */
    EMPLOYEE_GROUPS: true,
    /** Employees log in by face. */
    FACIAL_RECOGNITION_EMPLOYEE_LOGIN: false,
    /** Terminals recognise faces. */
    FACIAL_RECOGNITION_TERMINAL: true,
    /** Terminals say aloud what to do before the camera, and sound when a punch is recorded or refused. */
    TERMINAL_VOICE: true,
    /** People register and remove their own face. */
    FACE_SELF_REGISTRATION: true,
    /** Hundredths up to which two faces are taken for one person's. */
    FACE_DISTANCE: 50,
    /** People of a site among whom a terminal searches a face; with more of them it asks for number or badge first. */
    FACE_SEARCH_PEOPLE: 27,
    /** Hundredths by which a face must turn to prove that it is no picture. */
    FACE_TURN: 8,
    /** Years after which the time of an assignment that has ended is deleted. */
    TIME_RETENTION_YEARS: 10,
    /** Days after which the face of somebody who left is deleted. */
    FACE_RETENTION_DAYS: 30,
    /** People clock at terminals by number and PIN. */
    TERMINAL_PIN: true,
    /** People clock at terminals by badge. */
    TERMINAL_BADGE: true,
    /** Where only one thing can be done, a terminal does it by itself after three seconds. */
    TERMINAL_ONE_GESTURE: false,
    /** Managers keep pictures of faces. */
    FACIAL_RECOGNITION_MANAGEMENT_VIEW: true,
    /** Only schedules of the assignment's country are offered. */
    WS_COUNTRY_CODE_FILTER: false,
    /** Breaks are given as durations. */
    CUSTOM_DURATION_BREAKS: false,
    /** Single days can be selected for a schedule. */
    NON_CONSECUTIVE_SCHEDULE_ASSIGNMENT: true,
    /** Code of the day-off schedule for recording by duration. */
    NON_WORKING_DAY_SCHEDULE_DURATION: "NWD-D",
    /** Code of the day-off schedule for recording by clock times. */
    NON_WORKING_DAY_SCHEDULE_CLOCK: "NWD-C",
    /** Months before the previous pay cycle that managers may edit. */
    MAXIMUM_MANAGER_EDIT_RANGE: 2,
    /** Employees in one selection. */
    MAXIMUM_SELECTABLE_EMPLOYEES: 100,
    /** Time pairs in one selection. */
    MAXIMUM_SELECTABLE_TIME_PAIRS: 200,
    /** How subordinates are ordered. */
    SUBORDINATE_ORDER: "lastName",
    /** Minutes of work after which a missing break shows. */
    MISSED_BREAK_INDICATOR: 360,
    /** Minutes after the scheduled end; -1 means the default and 0 no check. */
    MISSED_CLOCK_OUT_THRESHOLD: 5,
    /** Minutes after the scheduled start; -1 means the default and 0 no check. */
    MISSED_CLOCK_IN_THRESHOLD: 5,
    /** Minutes of work after which a meal break is due. */
    MEAL_INTERVAL: 300,
    /** Seconds in which a clock-out can be undone. */
    CLOCK_OUT_UNDO_DELAY: 10,
    /** Seconds until a report is mailed instead; 0 mails each of them. */
    REPORTING_TIMEOUT: 30,
  },
};

/** The allowed values of a switch or property. */
export interface FeatureRule {
  readonly kind: 'SWITCH' | 'PROPERTY';
  /** A switch is a boolean. */
  readonly type?: 'boolean' | 'integer' | 'string';
  readonly choices?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** Its function does not exist yet: changing it does nothing. */
  readonly notYet?: boolean;
}

/** In the order of the spec (§6). */
export const featureRules: Readonly<Record<FeatureName | PropertyName, FeatureRule>> = {
  TIME_CAPTURE: {"kind":"SWITCH"},
  ADD_TIME_PAIRS: {"kind":"SWITCH"},
  EDIT_TIME_PAIRS: {"kind":"SWITCH"},
  APPROVE_TIME_PAIRS: {"kind":"SWITCH"},
  DELETE_TIME_PAIRS: {"kind":"SWITCH"},
  CLONE_TIME_PAIRS: {"kind":"SWITCH"},
  ALLOW_MANAGER_DELETE: {"kind":"SWITCH"},
  LOCATION: {"kind":"SWITCH"},
  GEOFENCE: {"kind":"SWITCH"},
  GEOFENCE_BLOCKING: {"kind":"SWITCH"},
  AUTO_APPROVAL: {"kind":"SWITCH"},
  FILTER_BY_STATUS: {"kind":"SWITCH"},
  FREE_TEXT_REASONS: {"kind":"SWITCH"},
  OVERTIME: {"kind":"SWITCH"},
  DELETABLE_OVERTIME: {"kind":"SWITCH"},
  SEGMENTS: {"kind":"SWITCH"},
  CUSTOM_FIELDS: {"kind":"SWITCH"},
  SELECTABLE_TIME_TYPES: {"kind":"SWITCH"},
  COST_CENTERS: {"kind":"SWITCH"},
  COST_CENTER_FIELD_REQUIRED: {"kind":"SWITCH"},
  TIME_PAIR_COMMENTS: {"kind":"SWITCH"},
  AUTO_CLOCK_OUT: {"kind":"SWITCH"},
  MEAL_PENALTY: {"kind":"SWITCH"},
  BREAK_OUT_NOTIFICATION_DISABLE: {"kind":"SWITCH"},
  EXTRACTION_STATUS: {"kind":"SWITCH"},
  REPORTING_FEATURE: {"kind":"SWITCH"},
  FACIAL_RECOGNITION: {"kind":"SWITCH"},
  TERMINAL: {"kind":"SWITCH"},
  SAML_AUTH: {"kind":"SWITCH"},
  SAML_GLOBAL_LOGOUT: {"kind":"SWITCH"},
  SECOND_FACTOR: {"kind":"SWITCH"},
  EMPLOYEE_WORK_SCHEDULES: {"kind":"SWITCH"},
  MANAGER_WORK_SCHEDULES: {"kind":"SWITCH"},
  EDIT_TIME_MANAGER: {"kind":"PROPERTY","type":"boolean"},
  EDIT_TIME_EMPLOYEE: {"kind":"PROPERTY","type":"boolean"},
  ADD_TIME_MANAGER: {"kind":"PROPERTY","type":"boolean"},
  ADD_TIME_EMPLOYEE: {"kind":"PROPERTY","type":"boolean"},
  MANAGER_VIEW: {"kind":"PROPERTY","type":"boolean"},
  EMPLOYEE_VIEW: {"kind":"PROPERTY","type":"boolean"},
  SHIFT_ROTATION: {"kind":"PROPERTY","type":"boolean"},
  DYNAMICALLY_CREATE: {"kind":"PROPERTY","type":"boolean"},
  SCHEDULE_COPYING: {"kind":"PROPERTY","type":"boolean"},
  EMPLOYEE_GROUPS: {"kind":"PROPERTY","type":"boolean"},
  FACIAL_RECOGNITION_EMPLOYEE_LOGIN: {"kind":"PROPERTY","type":"boolean"},
  FACIAL_RECOGNITION_TERMINAL: {"kind":"PROPERTY","type":"boolean"},
  TERMINAL_VOICE: {"kind":"PROPERTY","type":"boolean"},
  FACE_SELF_REGISTRATION: {"kind":"PROPERTY","type":"boolean"},
  FACE_DISTANCE: {"kind":"PROPERTY","type":"integer","minimum":30,"maximum":60},
  FACE_SEARCH_PEOPLE: {"kind":"PROPERTY","type":"integer","minimum":0,"maximum":10000},
  FACE_TURN: {"kind":"PROPERTY","type":"integer","minimum":8,"maximum":30},
  TIME_RETENTION_YEARS: {"kind":"PROPERTY","type":"integer","minimum":2,"maximum":100},
  FACE_RETENTION_DAYS: {"kind":"PROPERTY","type":"integer","minimum":0,"maximum":3650},
  TERMINAL_PIN: {"kind":"PROPERTY","type":"boolean"},
  TERMINAL_BADGE: {"kind":"PROPERTY","type":"boolean"},
  TERMINAL_ONE_GESTURE: {"kind":"PROPERTY","type":"boolean"},
  FACIAL_RECOGNITION_MANAGEMENT_VIEW: {"kind":"PROPERTY","type":"boolean"},
  WS_COUNTRY_CODE_FILTER: {"kind":"PROPERTY","type":"boolean"},
  CUSTOM_DURATION_BREAKS: {"kind":"PROPERTY","type":"boolean"},
  NON_CONSECUTIVE_SCHEDULE_ASSIGNMENT: {"kind":"PROPERTY","type":"boolean"},
  NON_WORKING_DAY_SCHEDULE_DURATION: {"kind":"PROPERTY","type":"string"},
  NON_WORKING_DAY_SCHEDULE_CLOCK: {"kind":"PROPERTY","type":"string"},
  MAXIMUM_MANAGER_EDIT_RANGE: {"kind":"PROPERTY","type":"integer","minimum":0,"maximum":120},
  MAXIMUM_SELECTABLE_EMPLOYEES: {"kind":"PROPERTY","type":"integer","minimum":1,"maximum":200},
  MAXIMUM_SELECTABLE_TIME_PAIRS: {"kind":"PROPERTY","type":"integer","minimum":1,"maximum":200},
  SUBORDINATE_ORDER: {"kind":"PROPERTY","type":"string","choices":["lastName","employeeId"]},
  MISSED_BREAK_INDICATOR: {"kind":"PROPERTY","type":"integer","minimum":0,"maximum":1440},
  MISSED_CLOCK_OUT_THRESHOLD: {"kind":"PROPERTY","type":"integer","minimum":-1,"maximum":1440},
  MISSED_CLOCK_IN_THRESHOLD: {"kind":"PROPERTY","type":"integer","minimum":-1,"maximum":1440},
  MEAL_INTERVAL: {"kind":"PROPERTY","type":"integer","minimum":0,"maximum":1440},
  CLOCK_OUT_UNDO_DELAY: {"kind":"PROPERTY","type":"integer","minimum":0,"maximum":60},
  REPORTING_TIMEOUT: {"kind":"PROPERTY","type":"integer","minimum":0,"maximum":600},
};
