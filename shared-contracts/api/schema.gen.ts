/* Generated from openapi/*.yaml. */
export interface paths {
    "/api/employees/{id}/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An employee's assignments
         * @description The own ones, or those of a subordinate for a manager.
         */
        get: operations["getAssignments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{id}/configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save the own settings */
        put: operations["saveUserConfiguration"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{id}/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own notifications, newest first */
        get: operations["getNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the own password
         * @description Ends every other session of the person.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{sub}/active-user-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The open shift and what the shell needs beside it */
        get: operations["getActiveUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{sub}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in employee with assignments and settings */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with user name and password */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream of server-sent events
         * @description Names of changed things and ids, never their content.
         */
        get: operations["listenToEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server can work */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/info/default-approval-status-filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Statuses that approvals show first */
        get: operations["getDefaultApprovalStatusFilter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/info/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Feature switches and properties */
        get: operations["getFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/info/license": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Licensed to whom, active until when */
        get: operations["getLicense"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/info/locales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Languages that the company offers */
        get: operations["getLocales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/info/pay-cycle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How pay cycles run */
        get: operations["getPayCycle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/info/reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reasons for a correction */
        get: operations["getReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/info/theme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company's colours */
        get: operations["getTheme"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/info/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Version of the server */
        get: operations["getVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a failure seen in the browser */
        post: operations["logFromBrowser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures for a Prometheus scraper */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dismiss several notifications */
        post: operations["dismissNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Dismiss one notification */
        put: operations["dismissNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/{sub}/notification-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many notifications are there */
        get: operations["getNotificationCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/dismiss-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dismiss every own notification */
        post: operations["dismissAllNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Revokes the session and clears its cookie. Without a session it does nothing.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terminal/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign a terminal in */
        post: operations["logInTerminal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terminal/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign the terminal out */
        post: operations["logOutTerminal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terminal/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which terminal is signed in */
        get: operations["getTerminalSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/{sub}/active-shift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own open shift */
        get: operations["getActiveShift"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or reject time pairs
         * @description Each row is done or refused by itself; 409 only when every row was refused.
         */
        post: operations["decideTimePairs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/fetch-approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The time of subordinates, by person */
        post: operations["fetchApprovals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/segment-clock-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a segment, for example a break */
        post: operations["clockInSegment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/segment-clock-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a segment, for example resume after a break
         * @description A break shorter than one minute is discarded; the answer carries the violation `SHORT_BREAK_DISCARDED`.
         */
        post: operations["clockOutSegment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/shift-clock-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clock in
         * @description A second clock-in of an open shift answers with the open shift.
         */
        post: operations["clockInShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/shift-clock-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clock out
         * @description Ends an open segment too.
         */
        post: operations["clockOutShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/shift-summaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An employee's time pairs */
        post: operations["getShiftSummaries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/work-schedules/assignment-summaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is assigned to the assignments in a range
         * @description Own assignments on which time is captured or viewed, behind EMPLOYEE_WORK_SCHEDULES, or assignments that the manager manages, behind MANAGER_WORK_SCHEDULES.
         */
        get: operations["getAssignmentSummaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/work-schedules/employee-assignment-summaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own schedules in a range */
        get: operations["getEmployeeAssignmentSummaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Metres, -1 unknown. */
        Accuracy: number;
        ActiveUserInfo: {
            activeShiftSummary: components["schemas"]["TimePair"] | null;
            serverTime: components["schemas"]["Instant"];
        };
        AdjustedVersion: {
            clockIn: components["schemas"]["Instant"];
            clockOut: components["schemas"]["Instant"];
            duration: number;
        };
        ApprovalGroup: {
            assignmentIds: components["schemas"]["Id"][];
            employeeNumber: string;
            firstName: string;
            id: components["schemas"]["Id"];
            lastName: string;
            positionDescription: string;
            summaries: components["schemas"]["TimePair"][];
        };
        ApprovalGroups: {
            contents: components["schemas"]["ApprovalGroup"][];
            /** @description Entries that wait for a decision. */
            totalDecidable: number;
            totalEmployees: number;
            totalPages: number;
            totalTimePairs: number;
        };
        ApprovalRequest: {
            requestedByUserId: components["schemas"]["Id"];
            /** @description For all systems, and not for this product alone. */
            shouldSyncWithEC: boolean;
            statusRequests: {
                /** @enum {string} */
                status: "APPROVED" | "REJECTED";
                timePairId: components["schemas"]["Id"];
            }[];
        };
        ApprovalResults: {
            results: {
                code?: components["schemas"]["ErrorCode"];
                /** @description The status now; null where the pair is not this manager's to see. */
                status: components["schemas"]["ApprovalStatus"] | null;
                timePairId: components["schemas"]["Id"];
            }[];
        };
        ApprovalsFilter: {
            /** @description None means all six. */
            approvalStatus?: components["schemas"]["ApprovalStatus"][];
            endDate: components["schemas"]["Date"];
            page: components["schemas"]["Page"];
            /** @default 30 */
            pageSize: number;
            search?: string;
            startDate: components["schemas"]["Date"];
        };
        /** @enum {string} */
        ApprovalStatus: "APPROVED" | "REJECTED" | "PENDING" | "PENDING_DELETE" | "INCOMPLETE" | "DELETED";
        /** @description Ranges may overlap; of those over one day the strongest counts (NOT_MANAGED, ABSENCE, HOLIDAY, temporary, permanent). */
        AssignedRangeSummary: {
            absenceTypeName: string | null;
            assignedWorkSchedule: components["schemas"]["WorkSchedule"] | null;
            assignmentId: components["schemas"]["Id"];
            endDate: components["schemas"]["Date"];
            externalCode: string | null;
            holidayCalendarCode: string | null;
            holidayName: string | null;
            /** @description No day of the range has working time. */
            isOffDay: boolean;
            isTemporary: boolean;
            /** @description Earliest start and latest end of a day, minutes from midnight. */
            minuteRange: {
                end: number;
                start: number;
            } | null;
            startDate: components["schemas"]["Date"];
            /** @enum {string} */
            type: "WORK_SCHEDULE" | "ABSENCE" | "HOLIDAY" | "NOT_MANAGED";
            workScheduleColor: {
                primaryColor: components["schemas"]["Color"];
                secondaryColor: components["schemas"]["Color"];
                text: components["schemas"]["Color"];
            } | null;
            /** @description Day number of the schedule on the range's first day; the days then follow in turn. */
            workScheduleDayNumberFromDate: number | null;
        };
        Assignment: {
            active: boolean;
            assignedTimeRecordingVariants: {
                endDate: components["schemas"]["Date"] | null;
                startDate: components["schemas"]["Date"];
                timeRecordingVariant: components["schemas"]["TimeRecordingVariant"];
            }[];
            authorityNames: components["schemas"]["Authority"][];
            company: string;
            costCenter: components["schemas"]["CostCenter"] | null;
            countryCode: string;
            /** @description Whether somebody manages it today. */
            currentlyManaged: boolean;
            customEntities: {
                name: string;
                value: string;
            }[];
            description: string;
            endDate: components["schemas"]["Date"] | null;
            geofences: components["schemas"]["Geofence"][];
            id: components["schemas"]["Id"];
            isPrimary: boolean;
            managerAssignments: components["schemas"]["ManagerAssignment"][];
            position: components["schemas"]["Position"];
            startDate: components["schemas"]["Date"];
            timePairCustomFields: components["schemas"]["CustomField"][];
            timeRecordingVariant: components["schemas"]["TimeRecordingVariant"];
            timeTypeProfile: {
                availableTimeTypes: components["schemas"]["TimeType"][];
                id: components["schemas"]["Id"];
                mainAttendanceTimeType: components["schemas"]["TimeType"];
            };
            timeZone: components["schemas"]["TimeZone"];
            /** @description Now, minutes east of UTC. */
            timeZoneOffset: number;
        };
        AssignmentSummaries: {
            assignmentId: components["schemas"]["Id"];
            description: string;
            position: components["schemas"]["Position"];
            ranges: components["schemas"]["AssignedRangeSummary"][];
            timeZone: components["schemas"]["TimeZone"];
        }[];
        /** @enum {string} */
        Authority: "APPROVE_TIME" | "CAPTURE_CALL_BACK" | "CAPTURE_TIME" | "VIEW_TIME" | "ADD_TIME" | "ASSIGN_WORK_SCHEDULES" | "DEV_ADMIN" | "SUPER_ADMIN";
        BrowserLog: {
            browser: string;
            /** @enum {string} */
            loggerType: "ERROR" | "WARN" | "INFO";
            message: string;
        };
        ClockEntryAnswer: {
            shiftTimePairs: components["schemas"]["TimePair"][];
            violations: components["schemas"]["ClockViolation"][];
        };
        /** @description Names its shift by `shiftTimePairId` or by `shiftKey`, exactly one of them. */
        ClockEntryRequest: {
            accuracy?: components["schemas"]["Accuracy"];
            comment?: components["schemas"]["Comment"];
            delayInMilliseconds?: components["schemas"]["Delay"];
            deviceDateTime?: components["schemas"]["Instant"];
            employeeAssignmentId: components["schemas"]["Id"];
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            /**
             * @default BREAK
             * @enum {string}
             */
            pairType: "BREAK";
            /**
             * Format: uuid
             * @description The Idempotency-Key of the shift's clock-in.
             */
            shiftKey?: string;
            shiftTimePairId?: components["schemas"]["Id"];
            timeZoneOffset: components["schemas"]["DeviceTimeZoneOffset"];
        } & (unknown | unknown);
        ClockInRequest: {
            accuracy?: components["schemas"]["Accuracy"];
            comment?: components["schemas"]["Comment"];
            costCenter?: {
                id: components["schemas"]["Id"];
            };
            delayInMilliseconds?: components["schemas"]["Delay"];
            deviceDateTime?: components["schemas"]["Instant"];
            employeeAssignmentId: components["schemas"]["Id"];
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            timePairCustomFieldValues?: components["schemas"]["CustomFieldChoices"];
            timeTypeId?: components["schemas"]["Id"];
            timeZoneOffset: components["schemas"]["DeviceTimeZoneOffset"];
        };
        /** @description Local clock time `HH:mm`. */
        ClockTime: string;
        ClockViolation: {
            userId: components["schemas"]["Id"];
            violation: {
                code: components["schemas"]["ViolationCode"];
                translatedViolation: string;
            };
        };
        Color: string | null;
        Comment: string;
        CostCenter: {
            geofence: components["schemas"]["Geofence"] | null;
            id: components["schemas"]["Id"];
            name: string;
        };
        Credentials: {
            password: string;
            username: string;
        };
        CustomField: {
            description: string;
            id: components["schemas"]["Id"];
            name: string;
            options: components["schemas"]["CustomFieldOption"][];
            required: boolean;
            /** @enum {string} */
            type: "FLAG" | "SELECT" | "COMBOBOX";
        };
        CustomFieldChoices: {
            id: components["schemas"]["Id"];
            timePairCustomField: {
                id: components["schemas"]["Id"];
            };
        }[];
        CustomFieldOption: {
            id: components["schemas"]["Id"];
            name: string;
        };
        CustomFieldValue: {
            id: components["schemas"]["Id"];
            name: string;
            timePairCustomField: {
                id: components["schemas"]["Id"];
            };
        };
        /** Format: date */
        Date: string;
        /** @default 0 */
        Delay: number;
        DeviceTimeZoneOffset: number;
        Employee: {
            assignments: components["schemas"]["Assignment"][];
            /** @description The number that the company knows the person by. */
            employeeNumber: string;
            firstName: string;
            id: components["schemas"]["Id"];
            lastName: string;
        };
        /** @enum {string} */
        ErrorCode: "VALIDATION_FAILED" | "UNREADABLE_REQUEST" | "WRONG_CREDENTIALS" | "NO_SESSION" | "ACCESS_DENIED" | "FEATURE_OFF" | "FOREIGN_ORIGIN" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "CLOCK_OUT_ALREADY_RECORDED" | "SEGMENT_ALREADY_OPEN" | "ON_APPROVED_LEAVE" | "LOCATION_REQUIRED" | "OUTSIDE_GEOFENCE" | "NO_OPEN_SEGMENT" | "STATUS_NOT_ALLOWED" | "SHIFT_ALREADY_CORRECTED" | "SHIFT_ALREADY_DELETED" | "ALL_ROWS_FAILED" | "REQUEST_IN_PROGRESS" | "WRONG_PASSWORD" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MANY_REQUESTS" | "UNEXPECTED" | "UNAVAILABLE";
        FeatureInfo: {
            features: {
                /** @description Time can be added by hand. */
                ADD_TIME_PAIRS: boolean;
                /** @description Managers delete the time of subordinates. */
                ALLOW_MANAGER_DELETE: boolean;
                /** @description Time is approved or rejected by managers. */
                APPROVE_TIME_PAIRS: boolean;
                /** @description Clocked time is approved by itself. */
                AUTO_APPROVAL: boolean;
                /** @description Forgotten shifts are clocked out by the server. */
                AUTO_CLOCK_OUT: boolean;
                /** @description Nobody is told of a break that was not ended. */
                BREAK_OUT_NOTIFICATION_DISABLE: boolean;
                /** @description Time can be copied to another day. */
                CLONE_TIME_PAIRS: boolean;
                /** @description A cost center must be chosen. */
                COST_CENTER_FIELD_REQUIRED: boolean;
                /** @description Time is booked on cost centers. */
                COST_CENTERS: boolean;
                /** @description Time carries the company's own fields. */
                CUSTOM_FIELDS: boolean;
                /** @description The first or last overtime segment can be deleted. */
                DELETABLE_OVERTIME: boolean;
                /** @description Time can be deleted. */
                DELETE_TIME_PAIRS: boolean;
                /** @description Time can be edited. */
                EDIT_TIME_PAIRS: boolean;
                /** @description Employees see their schedules. */
                EMPLOYEE_WORK_SCHEDULES: boolean;
                /** @description The state of extraction is shown. */
                EXTRACTION_STATUS: boolean;
                /** @description Faces are recognised. */
                FACIAL_RECOGNITION: boolean;
                /** @description Approvals start with the company's list of statuses. */
                FILTER_BY_STATUS: boolean;
                /** @description A correction may give a reason in free words. */
                FREE_TEXT_REASONS: boolean;
                /** @description Positions are compared with geofences. */
                GEOFENCE: boolean;
                /** @description Clocking outside the geofence is blocked. */
                GEOFENCE_BLOCKING: boolean;
                /** @description Punches carry a position. */
                LOCATION: boolean;
                /** @description Managers see and assign schedules. */
                MANAGER_WORK_SCHEDULES: boolean;
                /** @description Missed meal breaks are asked for. */
                MEAL_PENALTY: boolean;
                /** @description Overtime is told apart. */
                OVERTIME: boolean;
                /** @description Managers download reports. */
                REPORTING_FEATURE: boolean;
                /** @description People log in by single sign-on. */
                SAML_AUTH: boolean;
                /** @description Logging out ends the single sign-on session. */
                SAML_GLOBAL_LOGOUT: boolean;
                /** @description Shifts have breaks and other segments. */
                SEGMENTS: boolean;
                /** @description The time type can be chosen. */
                SELECTABLE_TIME_TYPES: boolean;
                /** @description Shared terminals can sign in. */
                TERMINAL: boolean;
                /** @description Employees clock in and out. */
                TIME_CAPTURE: boolean;
                /** @description Punches carry comments. */
                TIME_PAIR_COMMENTS: boolean;
            };
            properties: {
                /** @description Employees add their own time. */
                ADD_TIME_EMPLOYEE: boolean;
                /** @description Managers add time. */
                ADD_TIME_MANAGER: boolean;
                /** @description Seconds in which a clock-out can be undone. */
                CLOCK_OUT_UNDO_DELAY: number;
                /** @description Breaks are given as durations. */
                CUSTOM_DURATION_BREAKS: boolean;
                /** @description Schedules can be made while assigning. */
                DYNAMICALLY_CREATE: boolean;
                /** @description Employees edit their own time. */
                EDIT_TIME_EMPLOYEE: boolean;
                /** @description Managers edit time. */
                EDIT_TIME_MANAGER: boolean;
                /** @description Managers keep groups of employees. */
                EMPLOYEE_GROUPS: boolean;
                /** @description The employee's schedule screen is shown. */
                EMPLOYEE_VIEW: boolean;
                /** @description Employees log in by face. */
                FACIAL_RECOGNITION_EMPLOYEE_LOGIN: boolean;
                /** @description Managers keep pictures of faces. */
                FACIAL_RECOGNITION_MANAGEMENT_VIEW: boolean;
                /** @description Terminals recognise faces. */
                FACIAL_RECOGNITION_TERMINAL: boolean;
                /** @description The manager's schedule screen is shown. */
                MANAGER_VIEW: boolean;
                /** @description Months before the previous pay cycle that managers may edit. */
                MAXIMUM_MANAGER_EDIT_RANGE: number;
                /** @description Employees in one selection. */
                MAXIMUM_SELECTABLE_EMPLOYEES: number;
                /** @description Time pairs in one selection. */
                MAXIMUM_SELECTABLE_TIME_PAIRS: number;
                /** @description Minutes of work after which a missing break shows. */
                MISSED_BREAK_INDICATOR: number;
                /** @description Minutes after the scheduled end; -1 means the default and 0 no check. */
                MISSED_CLOCK_OUT_THRESHOLD: number;
                /** @description Single days can be selected for a schedule. */
                NON_CONSECUTIVE_SCHEDULE_ASSIGNMENT: boolean;
                /** @description Code of the day-off schedule for recording by clock times. */
                NON_WORKING_DAY_SCHEDULE_CLOCK: string;
                /** @description Code of the day-off schedule for recording by duration. */
                NON_WORKING_DAY_SCHEDULE_DURATION: string;
                /** @description Seconds until a report is mailed instead. */
                REPORTING_TIMEOUT: number;
                /** @description Assigned schedules can be copied. */
                SCHEDULE_COPYING: boolean;
                /** @description Schedules can rotate. */
                SHIFT_ROTATION: boolean;
                /**
                 * @description How subordinates are ordered.
                 * @enum {string}
                 */
                SUBORDINATE_ORDER: "lastName" | "employeeId";
                /** @description Only schedules of the assignment's country are offered. */
                WS_COUNTRY_CODE_FILTER: boolean;
            };
        };
        FieldFault: {
            /** @description Path of the field, for example `statusRequests.0.status`; `body` is the whole of it. */
            field: string;
            message: string;
        };
        Geofence: {
            id: components["schemas"]["Id"];
            latitude: number;
            longitude: number;
            name: string;
            /** @description Metres. */
            radius: number;
        };
        /** @enum {string} */
        GeofenceResult: "INSIDE" | "OUTSIDE" | "BORDERING_INSIDE" | "BORDERING_OUTSIDE" | "NO_GEOFENCE";
        Id: number;
        /** @enum {string} */
        InfoIndicator: "CURRENTLY_CLOCKED_IN" | "CURRENTLY_AWAY" | "CONTAINS_BREAKS" | "LATE_LOGOFF" | "EARLY_LOGIN" | "AUTO_CLOCKED_OUT" | "NO_GEO_DATA" | "SHIFT_IN_DIFFERENT_TIME_ZONE" | "OUTSIDE_GEOFENCE" | "MISSED_BREAK" | "SENT_LATE" | "CHANGED_AFTER_APPROVAL";
        /** Format: date-time */
        Instant: string;
        Latitude: number;
        License: {
            expiryDate: components["schemas"]["Date"] | null;
            name: string;
        };
        /** @enum {string} */
        Locale: "en" | "de" | "es" | "th";
        Longitude: number;
        ManagerAssignment: {
            endDate: components["schemas"]["Date"] | null;
            managerId: components["schemas"]["Id"];
            startDate: components["schemas"]["Date"];
        };
        Notification: {
            body: string;
            linkEnabled: boolean;
            notification_date: components["schemas"]["Instant"];
            notificationId: components["schemas"]["Id"];
            notificationType: {
                heading: string;
                /** @enum {string} */
                icon: "approved" | "rejected" | "added" | "edited" | "missed" | "deleted" | "schedule";
                id: components["schemas"]["NotificationKind"];
                /** @description Route name of the linked page. */
                linkPage: string;
                linkText: string;
                /** @enum {string} */
                priority: "HIGH" | "MEDIUM" | "LOW";
            };
            positionDescription: string;
            timePairId: components["schemas"]["Id"] | null;
            type: components["schemas"]["NotificationKind"];
        };
        /** @enum {string} */
        NotificationKind: "TIME_APPROVED" | "TIME_REJECTED" | "TIME_ADDED" | "TIME_EDITED" | "MISSED_CLOCK_IN" | "MISSED_CLOCK_OUT" | "DELETION_APPROVED" | "DELETION_REJECTED" | "SCHEDULE_CHANGED";
        NotificationPage: {
            contents: components["schemas"]["Notification"][];
            totalPages: number;
        };
        Page: number;
        /** @enum {string} */
        PairType: "SHIFT" | "BREAK" | "SEGMENT" | "EARLY_LOGIN" | "PRE_SHIFT_OT" | "OVERTIME" | "FIXED_OVERTIME";
        PasswordChange: {
            currentPassword: string;
            newPassword: string;
        };
        PayCycle: {
            duration: number;
            startDate: components["schemas"]["Date"];
            /** @enum {string} */
            unit: "DAYS" | "MONTHS";
        };
        PersonName: {
            firstName: string;
            id: components["schemas"]["Id"];
            lastName: string;
        };
        Position: {
            description: string;
            id: components["schemas"]["Id"];
        };
        Problem: {
            code: components["schemas"]["ErrorCode"];
            detail: string;
            fields?: components["schemas"]["FieldFault"][];
            status: number;
            title: string;
            traceId: string;
            type: string;
        };
        Profile: {
            configuration: components["schemas"]["UserConfiguration"];
            employee: components["schemas"]["Employee"];
        };
        Punch: {
            /** @description Metres, -1 unknown. */
            accuracy: number;
            date: components["schemas"]["Instant"];
            /** @description The instant that durations count from, to the millisecond. */
            durationAccurateDate: components["schemas"]["Instant"];
            geofence: components["schemas"]["Geofence"] | null;
            geofenceResult: components["schemas"]["GeofenceResult"];
            latitude: number | null;
            longitude: number | null;
            origin: components["schemas"]["PunchOrigin"];
            punchType: components["schemas"]["PunchType"];
            timeZoneOffset: number;
        };
        /** @enum {string} */
        PunchOrigin: "WEB" | "TERMINAL" | "MANAGER" | "AUTOMATIC" | "IMPORT" | "UNKNOWN";
        /** @enum {string} */
        PunchType: "CLOCK" | "CORRECTION" | "MANUAL";
        PushedEvent: {
            employeeIds: components["schemas"]["Id"][];
            /** @enum {string} */
            type: "time-pairs-changed" | "active-shift-changed" | "notifications-changed" | "schedules-changed" | "features-changed" | "session-ended";
        };
        Reason: {
            description: string;
            id: components["schemas"]["Id"];
            reasonName: string;
        };
        SegmentTimePair: {
            clockIn: components["schemas"]["Punch"];
            clockOut: components["schemas"]["Punch"] | null;
            deletedDate: components["schemas"]["Instant"] | null;
            duration: number | null;
            pairType: components["schemas"]["PairType"];
            segmentTimePairId: components["schemas"]["Id"];
            /** @description The originalVersionId of its shift. */
            shiftTimePairId: components["schemas"]["Id"];
            timeType: {
                externalName: string;
                id: components["schemas"]["Id"];
            } | null;
        };
        Session: {
            /** @description Held on the person's assignments. */
            assignAuths: {
                assignmentId: components["schemas"]["Id"];
                authorities: components["schemas"]["Authority"][];
            }[];
            /** @description Held by the person. */
            authorities: components["schemas"]["Authority"][];
            employeeId: components["schemas"]["Id"];
            expiresAt: components["schemas"]["Instant"];
        };
        ShiftSummaries: {
            contents: components["schemas"]["TimePair"][];
            /** @description Minutes scheduled in the range. */
            expectedMinuteDuration: number;
            totalCount: number;
            /** @description Seconds of all ended entries that are neither deleted nor rejected. */
            totalDuration: number;
            totalPages: number;
        };
        ShiftSummariesFilter: {
            /** @description None means every status but DELETED. */
            approvalStatus?: components["schemas"]["ApprovalStatus"][];
            endDate: components["schemas"]["Date"];
            page: components["schemas"]["Page"];
            /** @default 10 */
            pageSize: number;
            /**
             * @default clockIn
             * @enum {string}
             */
            sortBy: "startDate" | "clockIn" | "clockOut" | "duration" | "status";
            /**
             * @default descending
             * @enum {string}
             */
            sortDirection: "ascending" | "descending";
            startDate: components["schemas"]["Date"];
        };
        /** @enum {string} */
        SynchronisationStatus: "SYNCHRONISED" | "DELETED" | "SYNCHRONISATION_PENDING" | "SYNCHRONISATION_FAILED" | "PARTIAL_PENDING" | "PARTIAL_FAILURE";
        TerminalCredentials: {
            password: string;
            terminalId: string;
        };
        TerminalSession: {
            description: string;
            expiresAt: components["schemas"]["Instant"];
            terminalId: string;
            timeZone: components["schemas"]["TimeZone"];
        };
        ThemeColors: {
            accent: components["schemas"]["Color"];
            error: components["schemas"]["Color"];
            info: components["schemas"]["Color"];
            primary: components["schemas"]["Color"];
            secondary: components["schemas"]["Color"];
            success: components["schemas"]["Color"];
            warning: components["schemas"]["Color"];
        };
        TimelineSegment: {
            /** @enum {string} */
            category: "WORK" | "BREAK";
            endTime: components["schemas"]["Instant"] | null;
            minuteDuration: number | null;
            startTime: components["schemas"]["Instant"];
        };
        TimePair: {
            absenceType: string | null;
            /** @description Seconds from clock-in to clock-out. */
            actualDuration: number | null;
            adjustedVersion: components["schemas"]["AdjustedVersion"] | null;
            adjustedVersionAvailable: boolean;
            changedAfterApproval: boolean;
            clockIn: components["schemas"]["Punch"];
            clockOut: components["schemas"]["Punch"] | null;
            comments: {
                comment: string;
                date: components["schemas"]["Instant"];
                isClockInComment: boolean;
            }[];
            commentSummary: {
                clockInComment: string | null;
                clockOutComment: string | null;
            };
            correctionDate: components["schemas"]["Instant"] | null;
            costCenter: {
                id: components["schemas"]["Id"];
                name: string;
            } | null;
            deletedDate: components["schemas"]["Instant"] | null;
            /** @description Seconds worked without breaks; null while open. */
            duration: number | null;
            employeeAssignment: {
                active: boolean;
                description: string;
                employeeId: components["schemas"]["Id"];
                id: components["schemas"]["Id"];
                position: components["schemas"]["Position"];
                timeTypeProfile: {
                    id: components["schemas"]["Id"];
                };
            };
            /** @description Minutes scheduled for its day. */
            expectedMinuteDuration: number | null;
            /** @enum {string} */
            extractionStatus: "NOT_EXTRACTED" | "EXTRACTED";
            /** @description Clock-in and clock-out came from devices in different offsets. */
            hasShiftTimeZoneDiscrepancy: boolean;
            /** @description A device was in another offset than the assignment. */
            hasTimeZoneDiscrepancy: boolean;
            id: components["schemas"]["Id"];
            infoIndicators: components["schemas"]["InfoIndicator"][];
            isAbsence: boolean;
            isAutoApproved: boolean;
            isCallBack: boolean;
            isCorrection: boolean;
            /** @description Not the latest version. */
            isInactive: boolean;
            isManualPair: boolean;
            /** @description A segment is open. */
            isSegmentPairActive: boolean;
            modifiedBy: components["schemas"]["PersonName"] | null;
            originalVersionId: components["schemas"]["Id"];
            pairType: components["schemas"]["PairType"];
            previousVersionId: components["schemas"]["Id"] | null;
            reason: components["schemas"]["Reason"] | null;
            /** @description The duration rounded to 10 seconds. */
            roundedDuration: number | null;
            segmentTimePairs: components["schemas"]["SegmentTimePair"][];
            sentLate: boolean;
            /** @description The time zone should be shown, because the clocks or the zones differ. */
            showTimeZone: boolean;
            /** @description Calendar days touched after the first one. */
            spanningDays: number;
            /** @description The local day on which it starts, in its time zone. */
            startDate: components["schemas"]["Date"];
            /** @description Day number in the schedule. */
            startingWorkScheduleDay: number | null;
            status: components["schemas"]["ApprovalStatus"];
            synchronisationStatus: components["schemas"]["SynchronisationStatus"] | null;
            timePairCustomFieldValues: components["schemas"]["CustomFieldValue"][];
            timeType: {
                externalName: string;
                id: components["schemas"]["Id"];
            } | null;
            timeZone: components["schemas"]["TimeZone"];
            type: components["schemas"]["PunchType"];
            wasPreviouslyApproved: boolean;
            workSchedule: components["schemas"]["WorkedSchedule"] | null;
            workScheduleExternalCode: string | null;
            /** @description Worked minus scheduled minutes. */
            workScheduleMinuteDeviation: number | null;
        };
        /** @enum {string} */
        TimeRecordingVariant: "CLOCK" | "DURATION";
        TimeType: {
            externalName: string;
            id: components["schemas"]["Id"];
            sequence: number;
            timePairCustomFields: components["schemas"]["CustomField"][];
            /** @enum {string} */
            timeTypeCategory: "ATTENDANCE";
        };
        /** @description IANA time zone, for example `Europe/Berlin`. */
        TimeZone: string;
        UserConfiguration: {
            is24HourDateTime: boolean;
            locale: components["schemas"]["Locale"];
            startOfWeek: components["schemas"]["Weekday"];
        };
        /** @enum {string} */
        ViolationCode: "ALREADY_CLOCKED_IN" | "SHORT_BREAK_DISCARDED" | "RECORDED_AS_CORRECTION";
        /** @enum {string} */
        Weekday: "SUNDAY" | "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY";
        WorkedSchedule: {
            actual: components["schemas"]["TimelineSegment"][];
            expected: components["schemas"]["TimelineSegment"][];
            externalName: string;
        };
        WorkSchedule: {
            customWorkScheduleInfo: {
                breakEndTime: components["schemas"]["ClockTime"] | null;
                breakStartTime: components["schemas"]["ClockTime"] | null;
                startTime: components["schemas"]["ClockTime"];
            } | null;
            days: components["schemas"]["WorkScheduleDay"][];
            /** @description Days until it begins again. */
            duration: number;
            externalCode: string;
            externalName: string;
            individualWorkSchedule: boolean;
            individualWorkScheduleUserId: components["schemas"]["Id"] | null;
            nonWorkingDay: boolean;
            timeRecordingVariant: components["schemas"]["TimeRecordingVariant"];
        };
        WorkScheduleDay: {
            /** @enum {string} */
            category: "DAY_MODEL" | "PLANNED_HOURS" | "WORKING_DAY" | "OFF";
            /** @description Minutes. */
            customDurationBreak: number | null;
            dayNumber: number;
            segments: components["schemas"]["WorkScheduleSegment"][];
            workingMinutes: number;
        };
        WorkScheduleSegment: {
            /** @enum {string} */
            category: "SCHEDULED_WORKING_TIME" | "SCHEDULED_UNPAID_BREAK" | "PLACEHOLDER";
            /** @description Not after the start means on the next day. */
            endTime: components["schemas"]["ClockTime"];
            minuteDuration: number;
            startTime: components["schemas"]["ClockTime"];
        };
    };
    responses: {
        /** @description The shift as it is now. */
        Clocked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ClockEntryAnswer"];
            };
        };
    };
    parameters: {
        EmployeeId: components["schemas"]["Id"];
        /** @description Unique for each command of a person or terminal; sent again with the same command. */
        IdempotencyKey: string;
        /** @description Language of translated texts; else the Accept-Language header. */
        Lang: components["schemas"]["Locale"];
        /** @description Included; at most 62 days after the start. */
        RangeEnd: components["schemas"]["Date"];
        RangeStart: components["schemas"]["Date"];
        /** @description The signed-in employee's id. */
        Sub: components["schemas"]["Id"];
    };
    requestBodies: {
        ClockEntry: {
            content: {
                "application/json": components["schemas"]["ClockEntryRequest"];
            };
        };
        ClockIn: {
            content: {
                "application/json": components["schemas"]["ClockInRequest"];
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["EmployeeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assignments, the primary one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assignment"][];
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveUserConfiguration: {
        parameters: {
            query?: never;
            header: {
                /** @description Unique for each command of a person or terminal; sent again with the same command. */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["EmployeeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserConfiguration"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserConfiguration"];
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description REQUEST_IN_PROGRESS */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getNotifications: {
        parameters: {
            query: {
                /** @description How times stand in the texts. */
                dateTimeFormat?: "12h" | "24h";
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
                page: components["schemas"]["Page"];
            };
            header?: never;
            path: {
                id: components["parameters"]["EmployeeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of 20. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: {
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
            };
            header: {
                /** @description Unique for each command of a person or terminal; sent again with the same command. */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["EmployeeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description REQUEST_IN_PROGRESS, WRONG_PASSWORD */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getActiveUserInfo: {
        parameters: {
            query?: {
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /** @description The signed-in employee's id. */
                sub: components["parameters"]["Sub"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active user's state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveUserInfo"];
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The signed-in employee's id. */
                sub: components["parameters"]["Sub"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    logIn: {
        parameters: {
            query?: {
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in; sets the cookie `access-token`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description WRONG_CREDENTIALS */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listenToEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream; it ends with the session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It can. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDefaultApprovalStatusFilter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statuses (spec §4). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalStatus"][];
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getFeatures: {
        parameters: {
            query?: {
                timeZoneOffset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every switch and property. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureInfo"];
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLicense: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The licence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["License"];
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLocales: {
        parameters: {
            query?: {
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The languages, each with its own name for itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        locale: components["schemas"]["Locale"];
                        name: string;
                    }[];
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPayCycle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pay cycle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayCycle"];
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReasons: {
        parameters: {
            query?: {
                isShiftCorrectionReasons?: boolean;
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reasons in the company's order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reason"][];
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTheme: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The theme; null keeps the product's colour. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThemeColors"];
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        version: string;
                    };
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    logFromBrowser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BrowserLog"];
            };
        };
        responses: {
            /** @description Noted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    dismissNotifications: {
        parameters: {
            query?: never;
            header: {
                /** @description Unique for each command of a person or terminal; sent again with the same command. */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Id"][];
            };
        };
        responses: {
            /** @description Dismissed; ids that are not the own ones are left alone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description REQUEST_IN_PROGRESS */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    dismissNotification: {
        parameters: {
            query?: never;
            header: {
                /** @description Unique for each command of a person or terminal; sent again with the same command. */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dismissed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description REQUEST_IN_PROGRESS */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getNotificationCount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The signed-in employee's id. */
                sub: components["parameters"]["Sub"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of notifications not dismissed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                    };
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    dismissAllNotifications: {
        parameters: {
            query: {
                employeeId: components["schemas"]["Id"];
            };
            header: {
                /** @description Unique for each command of a person or terminal; sent again with the same command. */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dismissed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description REQUEST_IN_PROGRESS */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    logInTerminal: {
        parameters: {
            query?: {
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TerminalCredentials"];
            };
        };
        responses: {
            /** @description Signed in; sets the cookie `terminal-access-token`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TerminalSession"];
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description WRONG_CREDENTIALS */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FEATURE_OFF, FOREIGN_ORIGIN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    logOutTerminal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTerminalSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terminal's session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TerminalSession"];
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getActiveShift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The signed-in employee's id. */
                sub: components["parameters"]["Sub"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open shift, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveUserInfo"];
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    decideTimePairs: {
        parameters: {
            query?: {
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
            };
            header: {
                /** @description Unique for each command of a person or terminal; sent again with the same command. */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalRequest"];
            };
        };
        responses: {
            /** @description The outcome of each row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalResults"];
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ALL_ROWS_FAILED, REQUEST_IN_PROGRESS */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    fetchApprovals: {
        parameters: {
            query?: {
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalsFilter"];
            };
        };
        responses: {
            /** @description A page of people with their time pairs in the range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalGroups"];
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    clockInSegment: {
        parameters: {
            query?: {
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
            };
            header: {
                /** @description Unique for each command of a person or terminal; sent again with the same command. */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ClockEntry"];
        responses: {
            200: components["responses"]["Clocked"];
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CLOCK_OUT_ALREADY_RECORDED, LOCATION_REQUIRED, OUTSIDE_GEOFENCE, REQUEST_IN_PROGRESS, SEGMENT_ALREADY_OPEN */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    clockOutSegment: {
        parameters: {
            query?: {
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
            };
            header: {
                /** @description Unique for each command of a person or terminal; sent again with the same command. */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ClockEntry"];
        responses: {
            200: components["responses"]["Clocked"];
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CLOCK_OUT_ALREADY_RECORDED, LOCATION_REQUIRED, NO_OPEN_SEGMENT, OUTSIDE_GEOFENCE, REQUEST_IN_PROGRESS */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    clockInShift: {
        parameters: {
            query?: {
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
            };
            header: {
                /** @description Unique for each command of a person or terminal; sent again with the same command. */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ClockIn"];
        responses: {
            200: components["responses"]["Clocked"];
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description LOCATION_REQUIRED, ON_APPROVED_LEAVE, OUTSIDE_GEOFENCE, REQUEST_IN_PROGRESS */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    clockOutShift: {
        parameters: {
            query?: {
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
            };
            header: {
                /** @description Unique for each command of a person or terminal; sent again with the same command. */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ClockEntry"];
        responses: {
            200: components["responses"]["Clocked"];
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CLOCK_OUT_ALREADY_RECORDED, LOCATION_REQUIRED, OUTSIDE_GEOFENCE, REQUEST_IN_PROGRESS */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description IDEMPOTENCY_KEY_REUSED */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getShiftSummaries: {
        parameters: {
            query: {
                employeeId: components["schemas"]["Id"];
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftSummariesFilter"];
            };
        };
        responses: {
            /** @description A page of time pairs, and the totals of the whole range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShiftSummaries"];
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_LARGE */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNSUPPORTED_MEDIA_TYPE */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAssignmentSummaries: {
        parameters: {
            query: {
                assignmentIds: components["schemas"]["Id"][];
                /** @description Included; at most 62 days after the start. */
                endDate: components["parameters"]["RangeEnd"];
                startDate: components["parameters"]["RangeStart"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ranges by assignment, in order of their start. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentSummaries"];
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOT_FOUND */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getEmployeeAssignmentSummaries: {
        parameters: {
            query: {
                /** @description Included; at most 62 days after the start. */
                endDate: components["parameters"]["RangeEnd"];
                startDate: components["parameters"]["RangeStart"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ranges by assignment, in order of their start. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentSummaries"];
                };
            };
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description TOO_MANY_REQUESTS */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNEXPECTED */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description UNAVAILABLE */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
