/* Generated from company.schema.json. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Local clock time `HH:mm`. */
        clockTime: string;
        /** @description A code that the company chooses. */
        code: string;
        /** @description Colour as `#rrggbb`. */
        color: string;
        /** @description A code that the company chooses, beside those that are made here. */
        companyCode: string;
        /**
         * Company file of Punctual
         * @description A company in one file. Entries are found again by their codes, so that importing the file once more updates them. What a file leaves out stays as it is.
         */
        CompanyFile: {
            /** @description Address of this schema, for editors. */
            $schema?: string;
            /** @description Approved absences. */
            absences?: {
                /** @description Assignment. */
                assignment: components["schemas"]["code"];
                /** @description Code of the absence. */
                code: components["schemas"]["code"];
                /** @description Last day, included. */
                endDate: components["schemas"]["date"];
                /** @description First day. */
                startDate: components["schemas"]["date"];
                /**
                 * Format: visible
                 * @description Kind, for example Vacation.
                 */
                timeTypeName: string;
            }[];
            /** @description Rules by which worked time is adjusted, in the order in which people read them. The list is replaced as a whole. */
            adjustmentRules?: {
                /** @description AUTOMATIC_BREAK: who works longer has a break. */
                afterMinutes?: number;
                /** @description AUTOMATIC_BREAK: minutes of break, taken or deducted. */
                breakMinutes?: number;
                /** @description Code of the rule; explanations name it. */
                code: components["schemas"]["code"];
                /**
                 * @description ROUNDING: where to.
                 * @enum {string}
                 */
                direction?: "UP" | "DOWN" | "NEAREST";
                /** @description ROUNDING: a punch so near its scheduled time counts as that; none when left out. */
                graceMinutes?: number;
                /**
                 * @description What the rule does; its numbers depend on it.
                 * @enum {string}
                 */
                kind: "ROUNDING" | "EARLY_LOGIN" | "PRE_SHIFT_OVERTIME" | "FIXED_OVERTIME" | "OVERTIME" | "AUTOMATIC_BREAK";
                /** @description EARLY_LOGIN: how long before the scheduled start a clock-in counts from that start. Overtime: how much counts at most; all when left out. */
                maximumMinutes?: number;
                /** @description PRE_SHIFT_OVERTIME, OVERTIME: how long it must be to count. */
                minimumMinutes?: number;
                /** @description ROUNDING: to how many minutes, a divisor of 60. FIXED_OVERTIME: minutes after the scheduled end that are agreed overtime. */
                minutes?: number;
                /**
                 * @description ROUNDING: which punch is rounded.
                 * @enum {string}
                 */
                punch?: "CLOCK_IN" | "CLOCK_OUT";
            }[];
            /** @description Schedules over ranges of days. */
            assignedSchedules?: {
                /** @description Assignment. */
                assignment: components["schemas"]["code"];
                /** @description Code of the assigned range; `PUNCTUAL-` begins those that are planned here. */
                code: components["schemas"]["companyCode"];
                /** @description Last day, included; left out while it goes on. */
                endDate?: components["schemas"]["date"];
                /** @description Day of the schedule on the first day of the range; left out, 1. */
                firstDayNumber?: number;
                /** @description A temporary one goes before a lasting one. */
                isTemporary?: boolean;
                /** @description First day. */
                startDate: components["schemas"]["date"];
                /** @description Work schedule. */
                workSchedule: components["schemas"]["code"];
            }[];
            /** @description Jobs that people hold. */
            assignments?: {
                /** @description What the person may do on this assignment. */
                authorities: ("APPROVE_TIME" | "CAPTURE_CALL_BACK" | "CAPTURE_TIME" | "VIEW_TIME" | "ADD_TIME" | "ASSIGN_WORK_SCHEDULES" | "MANAGE_COMPANY" | "DEV_ADMIN" | "SUPER_ADMIN")[];
                /** @description Code of the assignment. */
                code: components["schemas"]["code"];
                /** @description Legal entity. */
                company: string;
                /** @description Default cost center. */
                costCenter?: components["schemas"]["code"];
                /** @description Country, ISO 3166. */
                countryCode: string;
                /** @description What else the company files it under. */
                customEntities?: {
                    /**
                     * Format: visible
                     * @description Name of the entity.
                     */
                    name: string;
                    /** @description Value. */
                    value: string;
                }[];
                /** @description Custom fields of time on this assignment. */
                customFields?: components["schemas"]["code"][];
                /** @description Name of the assignment. */
                description: string;
                /** @description Employee number. */
                employee: components["schemas"]["code"];
                /** @description Last day, included; left out while it goes on. */
                endDate?: components["schemas"]["date"];
                /** @description Where the person may clock. */
                geofences?: components["schemas"]["code"][];
                /** @description Holiday calendar. */
                holidayCalendar?: components["schemas"]["code"];
                /** @description The main one; a person has one on any day. */
                isPrimary: boolean;
                /** @description Position. */
                position: components["schemas"]["code"];
                /** @description First day. */
                startDate: components["schemas"]["date"];
                /** @description How time is recorded: by clock times or as a duration. */
                timeRecordingVariants: {
                    /** @description Last day, included; left out while it goes on. */
                    endDate?: components["schemas"]["date"];
                    /** @description First day. */
                    startDate: components["schemas"]["date"];
                    /**
                     * @description Clock times or duration.
                     * @enum {string}
                     */
                    timeRecordingVariant: "CLOCK" | "DURATION";
                }[];
                /** @description Time type profile. */
                timeTypeProfile: components["schemas"]["code"];
                /** @description IANA time zone, for example `Europe/Berlin`. */
                timeZone: string;
            }[];
            /** @description The company itself; needed in the first file. */
            company?: {
                /** @description Statuses that approvals show first when FILTER_BY_STATUS is on. */
                defaultApprovalStatuses?: ("APPROVED" | "REJECTED" | "PENDING" | "PENDING_DELETE" | "INCOMPLETE" | "DELETED")[];
                /** @description What people agree to before their faces are recognised; a missing language shows in English. Left out, the text in force stays; another one is asked of everybody anew. */
                faceConsent?: {
                    /** @description Text in the language `de`. */
                    de?: string;
                    /** @description Text in the language `en`. */
                    en: string;
                    /** @description Text in the language `es`. */
                    es?: string;
                    /** @description Text in the language `th`. */
                    th?: string;
                };
                /** @description Shown in About. */
                license: {
                    /** @description Active until; left out, without end. */
                    expiryDate?: components["schemas"]["date"];
                    /**
                     * Format: visible
                     * @description Licensed to.
                     */
                    name: string;
                };
                /** @description Languages offered, the first one being the default. */
                locales: ("en" | "de" | "es" | "th")[];
                /**
                 * Format: visible
                 * @description Name of the company.
                 */
                name: string;
                /** @description How pay cycles run. */
                payCycle: {
                    /** @description Length in units. */
                    duration: number;
                    /** @description First day of any pay cycle; cycles run from it in both directions. */
                    startDate: components["schemas"]["date"];
                    /**
                     * @description Unit of the length.
                     * @enum {string}
                     */
                    unit: "DAYS" | "MONTHS";
                };
                /** @description The company's colours; one left out is the product's. */
                theme?: {
                    /** @description The colour `accent`. */
                    accent?: components["schemas"]["color"];
                    /** @description The colour `error`. */
                    error?: components["schemas"]["color"];
                    /** @description The colour `info`. */
                    info?: components["schemas"]["color"];
                    /** @description The colour `primary`. */
                    primary?: components["schemas"]["color"];
                    /** @description The colour `secondary`. */
                    secondary?: components["schemas"]["color"];
                    /** @description The colour `success`. */
                    success?: components["schemas"]["color"];
                    /** @description The colour `warning`. */
                    warning?: components["schemas"]["color"];
                };
            };
            /** @description Cost centers. */
            costCenters?: {
                /** @description Code of the cost center. */
                code: components["schemas"]["code"];
                /** @description Geofence of the cost center. */
                geofence?: components["schemas"]["code"];
                /**
                 * Format: visible
                 * @description Name, as people see it.
                 */
                name: string;
            }[];
            /** @description The company's own fields of time pairs. */
            customFields?: {
                /** @description Code of the field. */
                code: components["schemas"]["code"];
                /** @description Help for people. */
                description: string;
                /**
                 * Format: visible
                 * @description Label.
                 */
                name: string;
                /** @description Choices in their order; none for FLAG. */
                options: {
                    /** @description Code of the choice, unique in the field. */
                    code: components["schemas"]["code"];
                    /**
                     * Format: visible
                     * @description Name of the choice.
                     */
                    name: string;
                }[];
                /** @description Whether it must be filled. */
                required: boolean;
                /**
                 * @description A box to tick, a list, or a list to search.
                 * @enum {string}
                 */
                type: "FLAG" | "SELECT" | "COMBOBOX";
            }[];
            /** @description Groups of employees that managers keep. */
            employeeGroups?: {
                /** @description Codes of the assignments in it; left out, they stay as they are. */
                assignments?: components["schemas"]["code"][];
                /** @description Code of the group. */
                code: components["schemas"]["code"];
                /**
                 * Format: visible
                 * @description Name, which no other group of the owner has, in whichever case it is written.
                 */
                name: string;
                /** @description Employee number of the manager who may rename, share and delete it. */
                owner: components["schemas"]["code"];
                /** @description Employee numbers of other managers who see and use it; left out, it stays as it is. */
                sharedWith?: components["schemas"]["code"][];
            }[];
            /** @description Switches and properties that differ from the product's defaults. */
            features?: {
                /** @description Employees add their own time. */
                ADD_TIME_EMPLOYEE?: boolean;
                /** @description Managers add time. */
                ADD_TIME_MANAGER?: boolean;
                /** @description Time can be added by hand. */
                ADD_TIME_PAIRS?: boolean;
                /** @description Managers delete the time of subordinates. */
                ALLOW_MANAGER_DELETE?: boolean;
                /** @description Time is approved or rejected by managers. */
                APPROVE_TIME_PAIRS?: boolean;
                /** @description Clocked time is approved by itself. */
                AUTO_APPROVAL?: boolean;
                /** @description Forgotten shifts are clocked out by the server. */
                AUTO_CLOCK_OUT?: boolean;
                /** @description Nobody is told of a break that was not ended. */
                BREAK_OUT_NOTIFICATION_DISABLE?: boolean;
                /** @description Seconds in which a clock-out can be undone. */
                CLOCK_OUT_UNDO_DELAY?: number;
                /** @description Time can be copied to another day. */
                CLONE_TIME_PAIRS?: boolean;
                /** @description A cost center must be chosen. */
                COST_CENTER_FIELD_REQUIRED?: boolean;
                /** @description Time is booked on cost centers. */
                COST_CENTERS?: boolean;
                /** @description Breaks are given as durations. */
                CUSTOM_DURATION_BREAKS?: boolean;
                /** @description Time carries the company's own fields. */
                CUSTOM_FIELDS?: boolean;
                /** @description The first or last overtime segment can be deleted. */
                DELETABLE_OVERTIME?: boolean;
                /** @description Time can be deleted. */
                DELETE_TIME_PAIRS?: boolean;
                /** @description Schedules can be made while assigning. */
                DYNAMICALLY_CREATE?: boolean;
                /** @description Employees edit their own time. */
                EDIT_TIME_EMPLOYEE?: boolean;
                /** @description Managers edit time. */
                EDIT_TIME_MANAGER?: boolean;
                /** @description Time can be edited. */
                EDIT_TIME_PAIRS?: boolean;
                /** @description Managers keep groups of employees. */
                EMPLOYEE_GROUPS?: boolean;
                /** @description The employee's schedule screen is shown. */
                EMPLOYEE_VIEW?: boolean;
                /** @description Employees see their schedules. */
                EMPLOYEE_WORK_SCHEDULES?: boolean;
                /** @description The state of extraction is shown. */
                EXTRACTION_STATUS?: boolean;
                /** @description Hundredths up to which two faces are taken for one person's. */
                FACE_DISTANCE?: number;
                /** @description Days after which the face of somebody who left is deleted. */
                FACE_RETENTION_DAYS?: number;
                /** @description People of a site among whom a terminal searches a face; with more of them it asks for number or badge first. */
                FACE_SEARCH_PEOPLE?: number;
                /** @description People register and remove their own face. */
                FACE_SELF_REGISTRATION?: boolean;
                /** @description Hundredths by which a face must turn to prove that it is no picture. */
                FACE_TURN?: number;
                /** @description Faces are recognised. */
                FACIAL_RECOGNITION?: boolean;
                /** @description Employees log in by face. */
                FACIAL_RECOGNITION_EMPLOYEE_LOGIN?: boolean;
                /** @description Managers keep pictures of faces. */
                FACIAL_RECOGNITION_MANAGEMENT_VIEW?: boolean;
                /** @description Terminals recognise faces. */
                FACIAL_RECOGNITION_TERMINAL?: boolean;
                /** @description Approvals start with the company's list of statuses. */
                FILTER_BY_STATUS?: boolean;
                /** @description A correction may give a reason in free words. */
                FREE_TEXT_REASONS?: boolean;
                /** @description Positions are compared with geofences. */
                GEOFENCE?: boolean;
                /** @description Clocking outside the geofence is blocked. */
                GEOFENCE_BLOCKING?: boolean;
                /** @description Punches carry a position. */
                LOCATION?: boolean;
                /** @description The manager's schedule screen is shown. */
                MANAGER_VIEW?: boolean;
                /** @description Managers see and assign schedules. */
                MANAGER_WORK_SCHEDULES?: boolean;
                /** @description Months before the previous pay cycle that managers may edit. */
                MAXIMUM_MANAGER_EDIT_RANGE?: number;
                /** @description Employees in one selection. */
                MAXIMUM_SELECTABLE_EMPLOYEES?: number;
                /** @description Time pairs in one selection. */
                MAXIMUM_SELECTABLE_TIME_PAIRS?: number;
                /** @description Minutes of work after which a meal break is due. */
                MEAL_INTERVAL?: number;
                /** @description Missed meal breaks are asked for. */
                MEAL_PENALTY?: boolean;
                /** @description Minutes of work after which a missing break shows. */
                MISSED_BREAK_INDICATOR?: number;
                /** @description Minutes after the scheduled start; -1 means the default and 0 no check. */
                MISSED_CLOCK_IN_THRESHOLD?: number;
                /** @description Minutes after the scheduled end; -1 means the default and 0 no check. */
                MISSED_CLOCK_OUT_THRESHOLD?: number;
                /** @description Single days can be selected for a schedule. */
                NON_CONSECUTIVE_SCHEDULE_ASSIGNMENT?: boolean;
                /** @description Code of the day-off schedule for recording by clock times. */
                NON_WORKING_DAY_SCHEDULE_CLOCK?: string;
                /** @description Code of the day-off schedule for recording by duration. */
                NON_WORKING_DAY_SCHEDULE_DURATION?: string;
                /** @description Overtime is told apart. */
                OVERTIME?: boolean;
                /** @description Managers download reports. */
                REPORTING_FEATURE?: boolean;
                /** @description Seconds until a report is mailed instead; 0 mails each of them. */
                REPORTING_TIMEOUT?: number;
                /** @description People log in by single sign-on. */
                SAML_AUTH?: boolean;
                /** @description Logging out ends the single sign-on session. */
                SAML_GLOBAL_LOGOUT?: boolean;
                /** @description Assigned schedules can be copied. */
                SCHEDULE_COPYING?: boolean;
                /** @description Who approves or administers confirms log-ins by password with a passkey. */
                SECOND_FACTOR?: boolean;
                /** @description Shifts have breaks and other segments. */
                SEGMENTS?: boolean;
                /** @description The time type can be chosen. */
                SELECTABLE_TIME_TYPES?: boolean;
                /** @description Schedules can rotate. */
                SHIFT_ROTATION?: boolean;
                /**
                 * @description How subordinates are ordered.
                 * @enum {string}
                 */
                SUBORDINATE_ORDER?: "lastName" | "employeeId";
                /** @description Shared terminals can sign in. */
                TERMINAL?: boolean;
                /** @description People clock at terminals by badge. */
                TERMINAL_BADGE?: boolean;
                /** @description Where only one thing can be done, a terminal does it by itself after three seconds. */
                TERMINAL_ONE_GESTURE?: boolean;
                /** @description People clock at terminals by number and PIN. */
                TERMINAL_PIN?: boolean;
                /** @description Terminals say aloud what to do before the camera, and sound when a punch is recorded or refused. */
                TERMINAL_VOICE?: boolean;
                /** @description Employees clock in and out. */
                TIME_CAPTURE?: boolean;
                /** @description Punches carry comments. */
                TIME_PAIR_COMMENTS?: boolean;
                /** @description Years after which the time of an assignment that has ended is deleted. */
                TIME_RETENTION_YEARS?: number;
                /** @description Only schedules of the assignment's country are offered. */
                WS_COUNTRY_CODE_FILTER?: boolean;
            };
            /** @description Sites: circles around a place. */
            geofences?: {
                /** @description Code of the geofence. */
                code: components["schemas"]["code"];
                /** @description Degrees north of the centre. */
                latitude: number;
                /** @description Degrees east of the centre. */
                longitude: number;
                /**
                 * Format: visible
                 * @description Name.
                 */
                name: string;
                /** @description Metres. */
                radius: number;
            }[];
            /** @description Time from before. An entry that was imported once is never changed by an import. */
            history?: {
                /** @description Assignment. */
                assignment: components["schemas"]["code"];
                /** @description The clock-in. */
                clockIn: components["schemas"]["punch"];
                /** @description The clock-out; left out while the shift is open. */
                clockOut?: components["schemas"]["punch"];
                /** @description Code of the entry. */
                code: components["schemas"]["code"];
                /** @description When this version was made, when it was edited or added. */
                correctedAt?: components["schemas"]["instant"];
                /** @description Cost center that the time was booked on. */
                costCenter?: components["schemas"]["code"];
                /** @description Values of the company's own fields. */
                customFieldValues?: {
                    /** @description The field. */
                    customField: components["schemas"]["code"];
                    /** @description The chosen option. */
                    option: components["schemas"]["code"];
                }[];
                /** @description When it was deleted. */
                deletedAt?: components["schemas"]["instant"];
                /** @description Versions before this one, oldest first. */
                earlierVersions?: {
                    /** @description The clock-in. */
                    clockIn: components["schemas"]["punch"];
                    /** @description The clock-out; left out while the shift is open. */
                    clockOut?: components["schemas"]["punch"];
                    /** @description When this version was made, when it was edited or added. */
                    correctedAt?: components["schemas"]["instant"];
                    /** @description Cost center that the time was booked on. */
                    costCenter?: components["schemas"]["code"];
                    /** @description Values of the company's own fields. */
                    customFieldValues?: {
                        /** @description The field. */
                        customField: components["schemas"]["code"];
                        /** @description The chosen option. */
                        option: components["schemas"]["code"];
                    }[];
                    /** @description It came so late that it waits for the manager to decide. */
                    isCorrection?: boolean;
                    /** @description Employee number of who made this version, when it was edited or added. */
                    modifiedBy?: components["schemas"]["code"];
                    /** @description Reason for the correction. */
                    reason?: components["schemas"]["code"];
                    /** @description Reason in free words. */
                    reasonText?: string;
                    /** @description A punch came more than 2 minutes late. */
                    sentLate?: boolean;
                    /**
                     * @description Approval status.
                     * @enum {string}
                     */
                    status: "APPROVED" | "REJECTED" | "PENDING" | "PENDING_DELETE" | "INCOMPLETE" | "DELETED";
                    /** @description Time type; left out, the main one of the assignment. */
                    timeType?: components["schemas"]["code"];
                    /**
                     * @description Clocked, corrected or added by hand; left out, clocked.
                     * @enum {string}
                     */
                    type?: "CLOCK" | "CORRECTION" | "MANUAL";
                    /** @description An earlier version was approved. */
                    wasPreviouslyApproved?: boolean;
                }[];
                /** @description It came so late that it waits for the manager to decide. */
                isCorrection?: boolean;
                /** @description Employee number of who made this version, when it was edited or added. */
                modifiedBy?: components["schemas"]["code"];
                /** @description What the employee was told about it. */
                notifications?: {
                    /** @description Employee number of who did it. */
                    by?: components["schemas"]["code"];
                    /** @description When it happened; what one person did at the same instant comes as one notification. */
                    createdAt: components["schemas"]["instant"];
                    /** @description When it was dismissed; left out while it is shown. */
                    dismissedAt?: components["schemas"]["instant"];
                    /**
                     * @description What happened.
                     * @enum {string}
                     */
                    kind: "TIME_APPROVED" | "TIME_REJECTED" | "TIME_ADDED" | "TIME_EDITED" | "DELETION_APPROVED" | "DELETION_REJECTED" | "MISSED_CLOCK_OUT" | "AUTO_CLOCKED_OUT";
                }[];
                /** @description Reason for the correction. */
                reason?: components["schemas"]["code"];
                /** @description Reason in free words. */
                reasonText?: string;
                /** @description Breaks and other segments, without overlaps. */
                segments?: {
                    /** @description Its start. */
                    clockIn: components["schemas"]["punch"];
                    /** @description Its end; left out while it is open. */
                    clockOut?: components["schemas"]["punch"];
                    /**
                     * @description Kind of segment.
                     * @enum {string}
                     */
                    pairType: "BREAK" | "SEGMENT" | "EARLY_LOGIN" | "PRE_SHIFT_OT" | "OVERTIME" | "FIXED_OVERTIME" | "AUTO_BREAK" | "BAND_BREAK" | "OT_BREAK";
                    /** @description Time type of the segment. */
                    timeType?: components["schemas"]["code"];
                }[];
                /** @description A punch came more than 2 minutes late. */
                sentLate?: boolean;
                /**
                 * @description Approval status.
                 * @enum {string}
                 */
                status: "APPROVED" | "REJECTED" | "PENDING" | "PENDING_DELETE" | "INCOMPLETE" | "DELETED";
                /**
                 * @description Status before the deletion was asked for.
                 * @enum {string}
                 */
                statusBeforeDeletion?: "APPROVED" | "REJECTED" | "PENDING" | "PENDING_DELETE" | "INCOMPLETE" | "DELETED";
                /**
                 * @description SYNCHRONISED where the external HR system has this approved time, SYNCHRONISATION_PENDING where it is to be sent. Left out, it is not sent.
                 * @enum {string}
                 */
                synchronisationStatus?: "SYNCHRONISED" | "SYNCHRONISATION_PENDING";
                /** @description Time type; left out, the main one of the assignment. */
                timeType?: components["schemas"]["code"];
                /**
                 * @description Clocked, corrected or added by hand; left out, clocked.
                 * @enum {string}
                 */
                type?: "CLOCK" | "CORRECTION" | "MANUAL";
                /** @description An earlier version was approved. */
                wasPreviouslyApproved?: boolean;
            }[];
            /** @description Holiday calendars. */
            holidayCalendars?: {
                /** @description Code of the calendar. */
                code: components["schemas"]["code"];
                /** @description All holidays of the calendar. */
                holidays: {
                    /** @description The day. */
                    date: components["schemas"]["date"];
                    /**
                     * Format: visible
                     * @description Name.
                     */
                    name: string;
                }[];
            }[];
            /** @description Who manages which assignment, and in which range of days. */
            managers?: {
                /** @description Code of the assignment. */
                assignment: components["schemas"]["code"];
                /** @description Last day, included; left out while it goes on. */
                endDate?: components["schemas"]["date"];
                /** @description Employee number of the manager. */
                manager: components["schemas"]["code"];
                /** @description First day. */
                startDate: components["schemas"]["date"];
            }[];
            /** @description Employees, managers and administrators. */
            people?: {
                /** @description Authorities of the person, beside those on assignments. */
                authorities?: ("APPROVE_TIME" | "CAPTURE_CALL_BACK" | "CAPTURE_TIME" | "VIEW_TIME" | "ADD_TIME" | "ASSIGN_WORK_SCHEDULES" | "MANAGE_COMPANY" | "DEV_ADMIN" | "SUPER_ADMIN")[];
                /** @description What a reader at a terminal types for the person's chip or QR code; left out, there is none. */
                badge?: string;
                /** @description Whether the account is closed: no log-in, and every session ends. Left out, it stays as it is. */
                closed?: boolean;
                /** @description Address that reports are mailed to; left out, the person downloads them. */
                email?: string;
                /** @description Number that the company knows the person by. */
                employeeNumber: components["schemas"]["code"];
                /**
                 * Format: visible
                 * @description First name.
                 */
                firstName: string;
                /**
                 * Format: visible
                 * @description Last name.
                 */
                lastName: string;
                /** @description First password. It is set only where the person has none yet, and kept as a hash; there it needs 12 characters and must not be easily guessed. */
                password?: string;
                /** @description First PIN for terminals, 4 to 8 digits. It is set only where the person has none yet, and kept as a hash; there it must not be guessed first, such as 1234. */
                pin?: string;
                /** @description Settings at first; the person may change them, and an import does not change them back. */
                settings?: {
                    /** @description 24-hour clock. */
                    is24HourDateTime?: boolean;
                    /**
                     * @description Language.
                     * @enum {string}
                     */
                    locale?: "en" | "de" | "es" | "th";
                    /**
                     * @description First day of the week.
                     * @enum {string}
                     */
                    startOfWeek?: "SUNDAY" | "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY";
                };
                /** @description Name to sign in with, in any case; left out, the person cannot sign in by password. */
                username?: string;
            }[];
            /** @description Positions that people hold. */
            positions?: {
                /** @description Code of the position. */
                code: components["schemas"]["code"];
                /** @description Name of the position. */
                description: string;
            }[];
            /** @description Reasons for a correction. */
            reasons?: {
                /** @description Code of the reason. */
                code: components["schemas"]["code"];
                /** @description Offered for breaks and other segments. */
                forSegments: boolean;
                /** @description Offered for shifts. */
                forShifts: boolean;
                /** @description Text in each language; a missing one shows in English. */
                names: {
                    /** @description Text in the language `de`. */
                    de?: string;
                    /** @description Text in the language `en`. */
                    en: string;
                    /** @description Text in the language `es`. */
                    es?: string;
                    /** @description Text in the language `th`. */
                    th?: string;
                };
                /** @description Place in lists. */
                sequence: number;
            }[];
            /** @description Entries that are removed, by section. Nothing that stays may refer to them; one that is gone already is no fault. */
            removed?: {
                /** @description Absences. */
                absences?: components["schemas"]["code"][];
                /** @description Rules of adjusted time. */
                adjustmentRules?: components["schemas"]["code"][];
                /** @description Assigned schedules. */
                assignedSchedules?: components["schemas"]["companyCode"][];
                /** @description Assignments. */
                assignments?: components["schemas"]["code"][];
                /** @description Cost centers. */
                costCenters?: components["schemas"]["code"][];
                /** @description The company's own fields. */
                customFields?: components["schemas"]["code"][];
                /** @description Groups of employees. */
                employeeGroups?: components["schemas"]["code"][];
                /** @description Sites. */
                geofences?: components["schemas"]["code"][];
                /** @description Holiday calendars. */
                holidayCalendars?: components["schemas"]["code"][];
                /** @description Managing ranges. */
                managers?: {
                    /** @description The assignment that is managed. */
                    assignment: components["schemas"]["code"];
                    /** @description Employee number of the manager. */
                    manager: components["schemas"]["code"];
                    /** @description First day of the range. */
                    startDate: components["schemas"]["date"];
                }[];
                /** @description People, by employee number. */
                people?: components["schemas"]["code"][];
                /** @description Positions. */
                positions?: components["schemas"]["code"][];
                /** @description Reasons. */
                reasons?: components["schemas"]["code"][];
                /** @description Terminals. */
                terminals?: components["schemas"]["code"][];
                /** @description Time type profiles. */
                timeTypeProfiles?: components["schemas"]["code"][];
                /** @description Time types. */
                timeTypes?: components["schemas"]["code"][];
                /** @description Work schedules. */
                workSchedules?: components["schemas"]["companyCode"][];
            };
            /** @description Shared terminals. */
            terminals?: {
                /** @description Where it stands. */
                description: string;
                /** @description Geofence that it stands in. */
                geofence?: components["schemas"]["code"];
                /** @description First password. It is set only where the terminal has none yet, and kept as a hash; there it needs 12 characters and must not be easily guessed. */
                password?: string;
                /** @description Id to sign in with. */
                terminalId: components["schemas"]["code"];
                /** @description IANA time zone. */
                timeZone: string;
            }[];
            /** @description Which time types an assignment may use. */
            timeTypeProfiles?: {
                /** @description Code of the profile. */
                code: components["schemas"]["code"];
                /** @description Time type used when none is chosen; one of `timeTypes`. */
                mainTimeType: components["schemas"]["code"];
                /** @description Time types. */
                timeTypes: components["schemas"]["code"][];
            }[];
            /** @description Time types (attendance). */
            timeTypes?: {
                /** @description Code of the time type. */
                code: components["schemas"]["code"];
                /** @description Custom fields of time of this type. */
                customFields?: components["schemas"]["code"][];
                /**
                 * Format: visible
                 * @description Name.
                 */
                externalName: string;
                /** @description Place in lists. */
                sequence: number;
            }[];
            /** @description Work schedules; after the last day they begin again. */
            workSchedules?: {
                /** @description Colours in boards; left out, the product chooses. */
                color?: {
                    /** @description Fill. */
                    primaryColor: components["schemas"]["color"];
                    /** @description Edge. */
                    secondaryColor: components["schemas"]["color"];
                    /** @description Text. */
                    text: components["schemas"]["color"];
                };
                /** @description Country, ISO 3166, when it is for one country. */
                countryCode?: string;
                /** @description The days in order. */
                days: {
                    /**
                     * @description Kind of day; OFF has no working time.
                     * @enum {string}
                     */
                    category: "DAY_MODEL" | "PLANNED_HOURS" | "WORKING_DAY" | "OFF";
                    /** @description Minutes of a break without fixed times. */
                    customDurationBreak?: number;
                    /** @description Work and breaks in order, without gaps or overlaps in time; what follows midnight counts to this day. */
                    segments?: {
                        /**
                         * @description Work, unpaid break or placeholder.
                         * @enum {string}
                         */
                        category: "SCHEDULED_WORKING_TIME" | "SCHEDULED_UNPAID_BREAK" | "PLACEHOLDER";
                        /** @description End; not after the start means on the next day. */
                        endTime: components["schemas"]["clockTime"];
                        /** @description Start. */
                        startTime: components["schemas"]["clockTime"];
                    }[];
                    /** @description Planned minutes of a day without segments. */
                    workingMinutes?: number;
                }[];
                /** @description Code of the schedule; `PUNCTUAL-` begins those that are made here. */
                externalCode: components["schemas"]["companyCode"];
                /**
                 * Format: visible
                 * @description Name.
                 */
                externalName: string;
                /** @description Employee number, when it is made for one person. */
                individualEmployee?: components["schemas"]["code"];
                /** @description A day off to be assigned. */
                nonWorkingDay?: boolean;
                /**
                 * @description For which way of recording.
                 * @enum {string}
                 */
                timeRecordingVariant: "CLOCK" | "DURATION";
            }[];
        };
        /**
         * Format: date
         * @description Calendar day `yyyy-MM-dd`.
         */
        date: string;
        /**
         * Format: date-time
         * @description ISO 8601 with an offset, for example `2026-11-19T05:58:00Z`.
         */
        instant: string;
        /** @description A punch. */
        punch: {
            /** @description Metres; left out when unknown. The position is compared with the geofences of the assignment. */
            accuracy?: number;
            /** @description When it was made. */
            at: components["schemas"]["instant"];
            /** @description Comment. */
            comment?: string;
            /** @description Degrees north; left out when the position is unknown. */
            latitude?: number;
            /** @description Degrees east; left out when the position is unknown. */
            longitude?: number;
            /**
             * @description Where it came from; left out, from this import.
             * @enum {string}
             */
            origin?: "WEB" | "TERMINAL" | "MANAGER" | "AUTOMATIC" | "IMPORT" | "UNKNOWN";
            /** @description Terminal at which it was made. Its site is the place and its time zone the device's: timeZoneOffset, latitude, longitude, accuracy and origin are not read. */
            terminal?: components["schemas"]["code"];
            /** @description Minutes east of UTC on the device; left out, those of the assignment. */
            timeZoneOffset?: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
