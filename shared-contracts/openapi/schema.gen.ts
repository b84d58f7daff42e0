/* Generated from openapi/*.yaml. */
import type { CompanyFile } from "../company-file/companyFile.ts";
export interface paths {
    "/api/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who may log in, and who is signed in */
        get: operations["getAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a person logs in, clocks at terminals, and what they may do */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{id}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End every session of a person
         * @description On every server and every open page within a second. The person may log in again.
         */
        post: operations["endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{id}/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase somebody who has left
         * @description Deletes what is not needed, and blanks names, places and comments. Times and their records
         *     stay under an id and can be verified as before. It cannot be undone.
         */
        post: operations["erasePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{id}/one-time-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a person a one-time password
         * @description For somebody who forgot theirs, or never had one. It replaces the present password, ends every
         *     session, and opens one session within 7 days, in which the person chooses another password.
         *     This answer alone has it, so the call is no command with a key: a repetition makes another one.
         */
        post: operations["giveOneTimePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{id}/personal-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is kept of a person
         * @description By table, as it stands in the database at this moment. `withheld` names the columns that
         *     nobody gets, `acts` counts the rows about others that name the person.
         */
        get: operations["exportPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{id}/reset-passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget a person's passkeys
         * @description Ends every session of the person. Whoever has the password may register a first passkey again for 14 days.
         */
        post: operations["resetPasskeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Close an account, or open it again
         * @description Closing ends every session of the person and refuses further log-ins. Time and records stay.
         */
        put: operations["changeAccountState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{id}/terminal-pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a person a new PIN
         * @description The answer shows it once, and it is kept nowhere in words. Another try gives another one.
         */
        post: operations["giveTerminalPin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendars/{secret}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Somebody's schedules as a calendar, by a secret address
         * @description From four weeks ago to twelve weeks ahead, in the owner's language. An address that ended, or
         *     whose owner may not see schedules any more, is NOT_FOUND.
         */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/adjustment-rules/examples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What rules of adjusted time make of a shift
         * @description Of a made-up shift, by the same rules as time that was clocked. Nothing is written.
         */
        post: operations["tryRulesOnShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/adjustment-rules/trials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the last pay cycle would have been with other rules of adjusted time
         * @description Compares the adjusted time that is kept with what the rules would make of the same entries,
         *     with the schedules and switches of today. Of the entries that ended and count, whole days of
         *     20,000 entries or a little more, the newest first. Nothing is written.
         */
        post: operations["tryRulesOnCycle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/badge-holders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whose badge this is
         * @description Changes nothing. The badge is in the body because it must be in no address.
         */
        post: operations["findBadgeHolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed the company, and what
         * @description The latest first.
         */
        get: operations["getCompanyChanges"];
        put?: never;
        /**
         * Import a company file
         * @description Writes the whole file or nothing, by the rules of `npm run import`, if the company still has
         *     the version that was checked.
         */
        post: operations["changeCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/changes/{id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The entries of a change */
        get: operations["getCompanyChangeEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a company file would change
         * @description Checks the file and says what is new, changed and unchanged, and what follows for people.
         *     Nothing is written.
         */
        post: operations["checkCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the connected systems are doing
         * @description The HR system, directories (SCIM), webhooks, single sign-on and mail: what is connected, what
         *     waits and the last failure. No addresses, no secrets.
         */
        get: operations["getConnections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company itself */
        get: operations["getCompanyDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/directory-mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How what a directory says of people becomes their jobs */
        get: operations["getDirectoryMapping"];
        /**
         * Change how what a directory says of people becomes their jobs
         * @description If the mapping still has the version that was read. People whom the directory has delivered and
         *     who have no job get theirs within half a minute; existing jobs follow the next change in the
         *     directory.
         */
        put: operations["saveDirectoryMapping"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/directory-mapping/trials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a mapping would make of the last joiner
         * @description Of the person whom a directory delivered last. Nothing is written.
         */
        post: operations["tryDirectoryMapping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/entries/{section}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Entries of a section of the company file
         * @description By name, with what else a list of them shows.
         */
        get: operations["getCompanyEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/entry-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed an entry, and what */
        get: operations["getCompanyEntryHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The company as a file that can be imported again
         * @description Everything that the company file describes except recorded time. Passwords and PINs are never
         *     in it.
         */
        get: operations["exportCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed which entries of the company, and what
         * @description All that is kept, for an auditor.
         */
        get: operations["getCompanyHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/person-proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A free number and user name for a new person
         * @description The number after the highest of those that most people's are like.
         */
        get: operations["proposePerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/public-holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public holidays to fill a calendar with
         * @description The days of a year in a country or one of its regions, as the law has them.
         */
        get: operations["getPublicHolidays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an administrator has to do
         * @description People who cannot clock in because they have no job yet, and what the mapping of the directory
         *     could not follow.
         */
        get: operations["getCompanyTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employee-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The groups that the manager made or has a share in, by their names */
        get: operations["getEmployeeGroups"];
        put?: never;
        /** Makes a group */
        post: operations["createEmployeeGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employee-groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Renames a group, or says whom it is shared with; whoever made it */
        put: operations["changeEmployeeGroup"];
        post?: never;
        /** Deletes a group; its people stay where they are; whoever made it */
        delete: operations["deleteEmployeeGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employee-groups/assign-employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts assignments into groups */
        post: operations["assignToEmployeeGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employee-groups/exclude-employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes assignments out of groups */
        post: operations["excludeFromEmployeeGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employee-groups/sharing-managers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Other managers, to share a group with */
        get: operations["getSharingManagers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who an employee is
         * @description Oneself, a subordinate for a manager, or, for a key, a person of its sites. Pages have it with
         *     the people that they show; this is for other programs.
         */
        get: operations["getPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{id}/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An employee's assignments
         * @description The own ones, those of a subordinate for a manager, or, for a key, those of its sites.
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
    "/api/employees/{id}/manager-assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The assignments that a manager manages now
         * @description With all days of each that the manager decides. Only of oneself; nobody manages the own
         *     assignments. Pages have it with the people that they show; this is for other programs.
         */
        get: operations["getManagerAssignments"];
        put?: never;
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
    "/api/employees/{id}/one-time-passwords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give somebody whom one manages a one-time password
         * @description As `giveOneTimePassword`, by the manager. ONLY_BY_ADMINISTRATOR for people who manage, plan or
         *     administer, and for people without a password where single sign-on is on: an administrator
         *     gives them one.
         */
        post: operations["giveManagedOneTimePassword"];
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
    "/api/employees/{id}/subordinate-positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The positions that a manager approves, by their name */
        get: operations["getSubordinatePositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{id}/subordinates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The people that a manager manages now
         * @description Of each those assignments alone that the manager manages and on which time is captured or viewed.
         */
        post: operations["findSubordinates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{id}/subordinates/active-shifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which subordinates are clocked in
         * @description Those who are not managed now are left out. The page of people reads them by `subordinates`
         *     with `includeActiveShifts`, since who is in decides which people it shows; this tells the
         *     same of named people to other programs.
         */
        get: operations["getSubordinateShifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{id}/subordinates/reload-active-shifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which subordinates are clocked in
         * @description As `active-shifts`, of which no answer is kept either.
         */
        get: operations["reloadSubordinateShifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{id}/subordinatesById": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subordinates with all that is chosen from when they are clocked in
         * @description Those who are not managed now are left out, and so are their other assignments.
         */
        get: operations["getSubordinatesById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{id}/terminal-pin-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give somebody whom one manages a new PIN
         * @description The answer shows it once, and it is kept nowhere in words. Another try gives another one.
         */
        post: operations["resetTerminalPin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{id}/undecided-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many entries wait for the manager's decision
         * @description On the days that the caller manages, from the year that Employee Time looks back to today;
         *     0 where nobody approves time.
         */
        get: operations["countUndecided"];
        put?: never;
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
    "/api/employees/{sub}/face": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is kept of the own face */
        get: operations["getOwnFace"];
        put?: never;
        /**
         * Agree, and register the own face
         * @description By a whole capture, as at a terminal: a picture alone may be anybody's, and is refused as FACE_NOT_LIVE. Who has no camera asks their manager, who registers them by `registerFace`.
         */
        post: operations["registerOwnFace"];
        /**
         * Withdraw the consent, and have the own face forgotten
         * @description It is deleted at once and everywhere; the record says so without it.
         */
        delete: operations["removeOwnFace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{sub}/face-captures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a capture to register the own face
         * @description What is drawn opens `registerOwnFace` once, for this person, until it expires.
         */
        post: operations["drawOwnFaceCapture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{sub}/face/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Agree that the face is recognised that a manager registered */
        put: operations["agreeToOwnFace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{sub}/face/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is known about the own face
         * @description With the numbers by which it is recognised, and each answer that was given.
         */
        get: operations["exportOwnFace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/{sub}/facial-registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whose faces of the managed people are registered */
        get: operations["listFacialRegistrations"];
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
    "/api/employees/{sub}/terminal-pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the own PIN for terminals is set */
        get: operations["getTerminalPin"];
        /** Choose the own PIN for terminals */
        put: operations["changeTerminalPin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/absences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Absences of oneself or of subordinates
         * @description Pages have absences with what they show: in plans (`assignment-summaries`) and with people
         *     (`subordinates`). This lists them for other programs.
         */
        get: operations["getAbsences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/facial-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who stands before the terminal, by three pictures of one capture
         * @description Answers with the dialog of the person, or with the question for consent where the person has
         *     not answered it yet. No picture is kept.
         *
         *     With `employeeNumber` or `badge` the face is compared with that person's alone, and a failure
         *     counts like a wrong PIN. Without one it is searched among the people of the terminal's site:
         *     `FACE_NEEDS_NUMBER` where they are too many for that, or where it may be two people's.
         */
        post: operations["identifyByFace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/facial-login-non-terminal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in by user name and face
         * @description The face is compared with the one of that person alone. Whether there is such a person, with a face, is not told. Failures count like wrong passwords.
         */
        post: operations["logInByFace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/facial-registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register the face of somebody whom one manages
         * @description It takes the place of an earlier one. The person is asked for consent at the first recognition; before that the face opens nothing. A face that is like another person's is refused as FACE_OF_ANOTHER until the manager confirms that they look alike; terminals then ask both for number or badge.
         */
        post: operations["registerFace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/facial-remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the face of somebody whom one manages
         * @description It is deleted at once and everywhere. Who has none is left as they are.
         */
        delete: operations["removeFace"];
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
    "/api/employees/login/new-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register the first passkey after a log-in by password
         * @description Only who has none. Its ticket is used once and within five minutes.
         */
        post: operations["logInWithNewPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a log-in by password with a passkey
         * @description Its ticket is used once and within five minutes. Failures count like wrong passwords.
         */
        post: operations["logInByPasskey"];
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
    "/api/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every switch and property, and who changed it */
        get: operations["getFeatureSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/features/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a switch or property for the whole company
         * @description It holds at once, also for pages that are open; they are told by `features-changed`. SECOND_FACTOR is switched on by a session only that it does not end (`beginEnrolment`).
         */
        put: operations["changeFeature"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/features/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was changed last, newest first */
        get: operations["getFeatureChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forgotten-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a forgotten password is replaced here */
        get: operations["getPasswordHelp"];
        put?: never;
        /**
         * Ask for a link to choose a new password
         * @description The answer is the same whoever is named, and also if nobody is. The mail goes to the address of
         *     an open account with a password, within limits for the person; an address that several people
         *     share names nobody.
         */
        post: operations["askForPasswordLink"];
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
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the process answers
         * @description Asks nothing else; a process that does not answer is to be started again.
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a load balancer should send people here
         * @description As `/api/health`, and not from the moment on at which the server was told to stop: it goes on
         *     answering for `DRAIN_SECONDS`, so that nobody is refused until this has been noticed.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/info/custom-filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company's own filters of time */
        get: operations["getCustomFilters"];
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
    "/api/info/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What maps are drawn on */
        get: operations["getMap"];
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
    "/api/info/time-filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What people's time can be booked on, to find it by */
        get: operations["getTimeFilters"];
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
    "/api/inspections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything about the time of a site in a period, signed, for an inspector
         * @description An archive: a spreadsheet, the same as signed JSON, `verify.mjs` and what to do with it. It is
         *     made while it is sent, one at a time for each person; what breaks off has no signature. Whoever
         *     belongs to the site now is in it, and whoever has time of these days there. The format is in the
         *     guide of records.
         */
        get: operations["getInspection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inspections/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public key with which exports for inspectors are signed
         * @description Whoever checks an export must get the fingerprint separately from the export.
         */
        get: operations["getInspectionKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inspections/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Companies with people, cost centers and geofences */
        get: operations["getInspectionSites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inspections/verify.mjs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The program that checks an export, for Node without anything else */
        get: operations["getInspectionVerifier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give people a one-time password, and a PIN, to print on a card
         * @description The password opens one session within 7 days, in which the person chooses another one. Each
         *     person is judged by themselves. This answer alone has the passwords and PINs, so the call is no
         *     command with a key: after a lost answer, `UNUSED` makes others for the same people.
         */
        post: operations["makeInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who can be invited to log in
         * @description By name; without erased people and closed accounts.
         */
        get: operations["getInvitees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kept-punches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Punches of terminals that could not be recorded and wait for a manager
         * @description The oldest first, 200 at most. Those of a known person are shown to who manages them; whose it
         *     is nobody knows, to everybody who approves time.
         */
        get: operations["listKeptPunches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kept-punches/{id}/settlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record a waiting punch for somebody, or set it aside */
        post: operations["settleKeptPunch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the key of this request may read
         * @description With it a program, or whoever sets it up, sees that its key works.
         */
        get: operations["getKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Keys with which programs read */
        get: operations["getApiKeys"];
        put?: never;
        /**
         * Let a program read
         * @description Whoever asks makes the key, keeps it and sends its digest: the server never sees the key itself
         *     before it is used. A key is `punctual-key-` and 64 hexadecimal digits, drawn at random.
         */
        post: operations["makeApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a key
         * @description Every server refuses it from its next request on.
         */
        delete: operations["endApiKey"];
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
    "/api/login/face-captures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a capture to log in by face */
        post: operations["drawFaceLogIn"];
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
        /**
         * Figures for a Prometheus scraper
         * @description By the session of a developer admin, or with the bearer token that the server's settings name (`METRICS_TOKEN`).
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/monitoring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How server and remotes are doing
         * @description Requests, memory and push are those of the process that answers; database, jobs, outbox and
         *     remotes those of the whole company.
         */
        get: operations["getMonitoring"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/monitoring/remotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report how remotes loaded in a page
         * @description Counts and times by remote and version, nothing about a person or a device. Needs the session
         *     of a person or of a terminal, so that nobody from outside can make a release look bad.
         */
        post: operations["reportRemoteHealth"];
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
        /**
         * Dismiss several notifications
         * @description Pages dismiss one, by itself or by its link, or all; nothing in them selects several. This is
         *     for programs that answer for somebody.
         */
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
    "/api/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own passkeys */
        get: operations["getPasskeys"];
        put?: never;
        /**
         * Register another passkey
         * @description With the ticket of `provePasskey`.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a passkey
         * @description The name is for its owner alone, who tells devices apart by it.
         */
        put: operations["renamePasskey"];
        post?: never;
        /**
         * Remove a passkey
         * @description The last one stays while log-ins of the person ask for one.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to register another passkey
         * @description One that is there has to be proven first.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove a passkey before another is registered
         * @description Failures count like wrong passwords.
         */
        post: operations["provePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password-links/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a link still opens the choice of a new password
         * @description It stays as it is. The token is in the body, so that no log of addresses has it.
         */
        post: operations["checkPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password-links/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password by a mailed link
         * @description Uses every link of the account up and ends all of its sessions. It opens none: the person logs in
         *     with the new password, and with a passkey where one is asked for.
         */
        post: operations["usePasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pay-cycles/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a sign-off of a pay cycle would cover */
        get: operations["getPayCycleHours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pay-cycles/sign-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a pay cycle is signed off, and what keeps it from being
         * @description Of the days that the caller manages now in the pay cycle of a date. A sign-off covers the days
         *     of assignments as they were when it was given, whoever manages them later; of several for one
         *     day the latest counts.
         */
        get: operations["getPayCycleSignOff"];
        put?: never;
        /**
         * Sign off the time of a pay cycle
         * @description Once the cycle is over, and nothing of the days that the caller manages now waits for a
         *     decision. Refused as long as a sign-off covers all of it and nothing changed since.
         */
        post: operations["signOffPayCycle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/release-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who may release which remote over HTTP */
        get: operations["getReleaseTokens"];
        put?: never;
        /**
         * Let a team release its remote
         * @description Whoever asks makes the token, keeps it and sends its digest: the server never sees the token
         *     itself before it is used.
         */
        post: operations["makeReleaseToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/release-tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Let nobody release with this token any more */
        delete: operations["endReleaseToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reporting/{reportName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report as a spreadsheet
         * @description Of the people whom the reader manages now, on the days that the reader manages. What takes
         *     longer than `REPORTING_TIMEOUT` is answered with 204; it goes on, is mailed, and a
         *     notification tells when it is ready.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reporting/employee-schedule-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is planned for the manager's people, as a spreadsheet
         * @description Whole weeks of the reader's, Monday or Sunday first as the settings say: the range is widened to
         *     them. Answers as `getReport` does when it takes longer.
         */
        get: operations["getScheduleReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reporting/getReport/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A report that took longer */
        get: operations["getFinishedReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scim-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which directories may open, change and close accounts */
        get: operations["getScimTokens"];
        put?: never;
        /**
         * Let a directory open, change and close accounts
         * @description Whoever asks makes the token, keeps it and sends its digest: the server never sees the token
         *     itself before it is used.
         */
        post: operations["makeScimToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scim-tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Let nobody change accounts with this token any more */
        delete: operations["endScimToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/security/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What concerns the safety of the company
         * @description The latest first. Log-ins, refusals and changes of rights, switches, accounts and releases of the last 365 days, with ids and networks; names of people are added for the reader.
         */
        get: operations["getSecurityEvents"];
        put?: never;
        post?: never;
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
    "/api/session/new-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register the first passkey, which confirms the own session
         * @description With the ticket of `beginEnrolment`, by who has none.
         */
        post: operations["registerFirstPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the own session with a passkey
         * @description With the ticket of `beginEnrolment`. Failures count like wrong passwords.
         */
        post: operations["confirmSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/passkey/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to confirm the own session with a passkey, before a second factor is switched on
         * @description For whoever may switch it on, by password, while it is off. PROVE for who has passkeys, REGISTER for who has none.
         */
        post: operations["beginEnrolment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session/refused-sign-on": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom the sign-on provider named and the product refused
         * @description For 15 minutes, and to no other browser than the one that began.
         */
        get: operations["getRefusedSignOn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where one is signed in */
        get: operations["getOwnSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End one of the own sessions
         * @description On every server and every open page within a second.
         */
        post: operations["endOwnSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End every own session but this one
         * @description On every server and every open page within a second.
         */
        post: operations["endOtherOwnSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terminal-devices/{id}/end-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a device out
         * @description On every server within five seconds. The device stands at the terminal's log-in within a minute, and may be signed in again.
         */
        post: operations["endDeviceSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terminal-set-up-codes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of a set-up code */
        get: operations["getTerminalSetUpCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terminal/dialogs/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a dialog without a punch */
        post: operations["endTerminalDialog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terminal/face-captures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a capture at the terminal
         * @description What is drawn opens `identifyByFace` once, at this terminal, until it expires.
         */
        post: operations["drawFaceCapture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terminal/face-consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to be recognised, or refuse, at the terminal
         * @description Who refuses is forgotten at once: the face is deleted, and the record says so without it. The token of the question opens this call alone, once.
         */
        post: operations["answerFaceConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terminal/heartbeats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The terminal runs
         * @description Twice a minute. Counts as use: a terminal that runs stays signed in. Only what has changed is written.
         */
        post: operations["sendHeartbeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terminal/identifications/badge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody at the terminal says who they are by a badge
         * @description The number that a reader types, of a chip or a QR code.
         */
        post: operations["identifyByBadge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terminal/identifications/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Somebody at the terminal says who they are by employee number and PIN
         * @description Failures count by terminal and person: whoever guesses locks one number at one terminal, never the terminal.
         */
        post: operations["identifyByPin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terminal/kept-punches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a punch that a terminal kept while it had no connection
         * @description It is recorded at its time, or laid before the managers where it cannot be: of an unknown
         *     number or badge, with a wrong PIN, or where it does not fit. The answer tells the terminal
         *     neither who it was nor what became of it. A press that `punchAtTerminal` has not answered is
         *     sent under its own key: where it was recorded, nothing is recorded again.
         */
        post: operations["sendKeptPunch"];
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
    "/api/terminal/punches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One press in the dialog of a terminal
         * @description The token of the dialog opens this call alone, at this terminal, for what the dialog offered, and ends with the punch. A refused punch leaves it open.
         */
        post: operations["punchAtTerminal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terminal/sealing-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * With what a terminal seals the punches that it keeps
         * @description A punch that cannot be sent is kept on the device: who made it lies there sealed, so that only
         *     the server can open it. ECDH on P-256 with a key made for the one punch, the shared secret
         *     through HKDF-SHA-256 without salt and with the info `punctual kept punch`, then AES-256-GCM with
         *     an initialisation vector of twelve zero bytes; `sealed` is the punch's public key (65 bytes)
         *     and what GCM gave, in base64. What is sealed is the JSON of `KeptProof`.
         */
        get: operations["getSealingKey"];
        put?: never;
        post?: never;
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
    "/api/terminal/set-up-log-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a terminal in with a set-up code
         * @description Once: the second of two tablets with one code is refused. A wrong code is refused like one
         *     that was used or has expired, and counts like a wrong password.
         */
        post: operations["logInTerminalByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terminals/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a terminal a password
         * @description Instead of the present one; a set-up code that is open ends. Without `password` the server draws
         *     one, which this answer alone has: the call is no command with a key, a repetition draws another
         *     one.
         */
        post: operations["giveTerminalPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/terminals/{id}/set-up-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A code that signs one tablet in as a terminal
         * @description Instead of an earlier one. It opens one session within ten minutes, without the terminal's
         *     password. This answer alone has it, so the call is no command with a key: a repetition makes
         *     another one.
         */
        post: operations["makeTerminalSetUpCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a shift, or one of its segments
         * @description An employee's deletion of approved time waits for the manager.
         */
        delete: operations["deleteTimePair"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/{id}/comments/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change or clear a comment of a shift */
        post: operations["updateComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/{id}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every version of a time pair */
        get: operations["getCorrections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/{id}/latest-version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest version of a time pair */
        get: operations["getLatestVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/{id}/meal-penalty-interval-summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a shift's meal break is to be asked for */
        get: operations["getMealPenaltySummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/{id}/synchronise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a time pair again that the external HR system did not take
         * @description Only what it did not take is sent, and at once; by a manager of the entry. Refused with
         *     STATUS_NOT_ALLOWED where nothing has failed.
         */
        post: operations["synchroniseTimePair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/{id}/take-back-deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back the own request to delete a shift
         * @description Until it is decided. The shift has the status again that it had before the request.
         */
        post: operations["takeBackDeletion"];
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
    "/api/time-pairs/all-cost-centers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every cost center */
        get: operations["getAllCostCenters"];
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
         * Approve, reject or reopen time pairs
         * @description Each row is done or refused by itself; 409 only when every row was refused, with the rows in
         *     `results` of the problem. PENDING reopens what was approved or rejected, with a reason, until
         *     the external HR system has it. At most MAXIMUM_SELECTABLE_TIME_PAIRS entries of
         *     MAXIMUM_SELECTABLE_EMPLOYEES people.
         */
        post: operations["decideTimePairs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/approvals/selection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which entries of a filter can be decided together
         * @description What "select all", "approve all" and "approve all that match their schedule" begin with: how
         *     many there are, and which. Nothing changes. The ids are those of versions, so that what is
         *     edited meanwhile is refused by `decideTimePairs` and not decided unseen.
         */
        post: operations["selectTimePairs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/approvals/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back decisions that were just made
         * @description For CLOCK_OUT_UNDO_DELAY seconds after it, a decision can be taken back by whoever made it, if
         *     nothing else has happened to the entry. The entry is as it was before, and its person is no
         *     longer told. Each row is done or refused by itself, as for `decideTimePairs`.
         */
        post: operations["undoDecisions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/cost-centers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cost centers by their name */
        get: operations["searchCostCenters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/custom-fields/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Options of a custom field by their name */
        get: operations["searchCustomFieldOptions"];
        put?: never;
        post?: never;
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
    "/api/time-pairs/manual-readjust": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run the rules of adjusted time again */
        post: operations["readjustTimePair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/manual-segment-pair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or edit a break by hand
         * @description An edit makes a new version of the segment with a new id; in a shift that was already decided
         *     it is an edit of the shift, which gets a new version and id as well.
         */
        post: operations["saveSegmentPair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/manual-shift-pair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add, edit or copy a shift by hand
         * @description An edit makes a new version with a new id. Breaks that an edit would leave outside of its
         *     shift are cut to it, and deleted where nothing of them is left.
         */
        post: operations["saveShiftPair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/mass-shift-clock-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clock subordinates in
         * @description Each row is done, or told as a violation, by itself. Carries no position: nobody's place is
         *     judged by that of the manager. At most as many rows as MAXIMUM_SELECTABLE_EMPLOYEES,
         *     more are refused as SELECTION_TOO_LARGE.
         */
        post: operations["massClockIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/mass-shift-clock-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clock subordinates out
         * @description Each row is done, or told as a violation, by itself. Ends open segments too, and approves the
         *     time. At most as many rows as MAXIMUM_SELECTABLE_EMPLOYEES,
         *     more are refused as SELECTION_TOO_LARGE.
         */
        post: operations["massClockOut"];
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
    "/api/time-pairs/unworked-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Planned shifts of subordinates that are over and have no time
         * @description Days of the managing ranges on which work at set times was planned, is over and has no entry
         *     that touches it, and about which nothing was decided. People in pages by `after`.
         */
        post: operations["findUnworkedDays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/unworked-days/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says what a planned shift without time was
         * @description Time that is added there later counts whatever was said before.
         */
        post: operations["decideUnworkedDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/unworked-days/outcomes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says of many planned shifts without time what they were
         * @description All of them or none. Time that is added there later counts whatever was said before.
         */
        post: operations["decideUnworkedDays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/time-pairs/waiver-time-pair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer whether the meal break is waived */
        post: operations["answerMealWaiver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent, waits or was given up
         * @description The latest first. Delivered ones are kept 30 days, given up ones 90.
         */
        get: operations["getWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhook-deliveries/{id}/send-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send one again that was delivered or given up
         * @description Under the same id and with the same content, so that receivers know it again.
         */
        post: operations["sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which systems hear of what happens */
        get: operations["getWebhooks"];
        put?: never;
        /**
         * Let a system hear of what happens
         * @description Events are kept for it from now on, within seconds on every server. They are sent once it has
         *     a secret: see `makeWebhookSecret`.
         */
        post: operations["makeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change what a system hears, or switch it off and on
         * @description What waits while it is off is sent when it is on again.
         */
        put: operations["changeWebhook"];
        post?: never;
        /**
         * Let a system hear nothing any more
         * @description What waits for it is not sent, and its deliveries are forgotten.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the secret that signs, or the next one
         * @description The one answer that tells it, kept nowhere in plain: therefore no command with a key, and a
         *     repetition makes another one. The secret before it signs beside it for 24 hours.
         */
        post: operations["makeWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/send-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send everything again that was given up */
        post: operations["sendFailedAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a `test` event */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/work-schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Work schedules by their codes */
        get: operations["getWorkSchedules"];
        put?: never;
        post?: never;
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
         * @description Own assignments on which time is captured or viewed, behind EMPLOYEE_WORK_SCHEDULES, or assignments that the manager manages, or of the sites of a key, behind MANAGER_WORK_SCHEDULES.
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
    "/api/work-schedules/assignment-summary-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was planned for an assignment, newest first */
        get: operations["getPlanHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/work-schedules/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The rows of the board
         * @description Assignments of which the manager manages at least one of the days, in the company's order of
         *     people, those of one person together. What is planned comes by `assignment-summaries`.
         */
        post: operations["findPlannedAssignments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/work-schedules/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the own schedule has an address for calendars */
        get: operations["getCalendarFeed"];
        put?: never;
        /** Makes a secret address for calendars; the one before ends */
        post: operations["createCalendarFeed"];
        /** Ends the address for calendars */
        delete: operations["revokeCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/work-schedules/calendar-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own schedules in a range as a calendar file */
        get: operations["getCalendarFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/work-schedules/create-and-assign-work-schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a schedule of one day and assigns it
         * @description As `temp-assignment`, behind DYNAMICALLY_CREATE. A schedule of the same times and breaks is used
         *     again.
         */
        post: operations["createAndAssignSchedule"];
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
    "/api/work-schedules/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Work schedules that can be chosen from
         * @description By their names. With `isAssignmentRequest` those alone that may be assigned: no individual
         *     schedule of another person, and where `assignmentIds` are given the recording variant of the
         *     first of them. Non-working days are left out, they are assigned by their own button.
         */
        get: operations["getWorkSchedulePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/work-schedules/planned-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How many work on each day
         * @description Of all rows of the filter, whatever `page` says. Who is absent, off or not managed on a day
         *     does not count; work that was planned for a holiday does.
         */
        post: operations["countPlanned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/work-schedules/planned-minimums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many the manager wants to be planned on each day of the week */
        get: operations["getPlannedMinimums"];
        /**
         * Sets how many the manager wants to be planned on each day of the week
         * @description Of all rows, or of a group that the manager made or has a share in; zeros take it away.
         */
        put: operations["savePlannedMinimum"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/work-schedules/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a plan would change, and what is unusual about it
         * @description Nothing is saved. Exactly one of `assign`, `rotation` and `copy`. Rows are judged by
         *     themselves, as they would be if they were saved now. What is too much to be saved at once
         *     (PLAN_TOO_LARGE, see `temp-assignment`) is asked about in parts.
         */
        post: operations["previewPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/work-schedules/root": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lasting work schedule of an assignment on a day
         * @description What is planned there without temporary schedules, absences and holidays.
         */
        get: operations["getRootWorkSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/work-schedules/rotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assigns two to five schedules in turn
         * @description As `temp-assignment`, behind SHIFT_ROTATION; the turns begin again until the last day.
         */
        post: operations["assignRotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/work-schedules/temp-assignment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assigns a temporary schedule
         * @description Each row is done, or refused, by itself, and whole. What is assigned replaces the temporary
         *     schedules of those days. Its work counts on holidays too, its days off do not; absences stay
         *     above it. It is queued for the external HR system after the undo delay.
         *
         *     All rows together may have 6,300 days (100 people over 63), in 1,000 ranges: a row has one,
         *     a rotation one each turn, picked days one for each stretch of them, and a copy counts each of
         *     the copied days. More is refused whole as PLAN_TOO_LARGE, and is planned in several requests;
         *     anybody alone fits into one.
         */
        post: operations["assignTemporarySchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/work-schedules/temp-assignment-statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How temporary schedules stand with the external HR system */
        get: operations["getTemporaryScheduleStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/work-schedules/temp-assignments/{externalCode}/synchronise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a temporary schedule again that the external HR system did not take */
        post: operations["synchroniseTemporarySchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/work-schedules/temp-schedule-copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copies what is planned in a range to a later start
         * @description As `temp-assignment`, behind SCHEDULE_COPYING. Each day takes the schedule that counts on the day
         *     it is copied from, days off included; absences and holidays are not copied, but the schedule
         *     below them.
         */
        post: operations["copySchedules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/work-schedules/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes back what was planned
         * @description For as long as none of a row has left for the external HR system and nothing else was planned for it
         *     since. Each row is taken back, or refused, by itself.
         */
        post: operations["undoPlan"];
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
        Absence: {
            assignmentId: components["schemas"]["Id"];
            employeeId: components["schemas"]["Id"];
            endDate: components["schemas"]["Date"];
            startDate: components["schemas"]["Date"];
            timeTypeName: string;
        };
        Account: {
            /** @description Whether log-ins by password ask for a passkey, where `SECOND_FACTOR` is on. */
            asksForPasskey: boolean;
            /** @description Null while the account is open. */
            closedAt: components["schemas"]["Instant"] | null;
            employeeId: components["schemas"]["Id"];
            employeeNumber: string;
            firstName: string;
            hasPassword: boolean;
            lastName: string;
            /** @description When one of the open sessions was last used, to the minute. */
            lastUsedAt: components["schemas"]["Instant"] | null;
            passkeys: number;
            /** @description Until when a first passkey may be registered; null where none was asked for yet. */
            passkeyUntil: components["schemas"]["Instant"] | null;
            /** @description Sessions that are open now. */
            sessions: number;
            /** @description Whether the caller can give the person a one-time password. */
            takesOneTimePassword: boolean;
            /** @description Null where the person has none and cannot log in. */
            username: string | null;
        };
        AccountDetails: {
            account: components["schemas"]["Account"];
            /** @description Held by the person or on any assignment, past and future ones included. */
            authorities: components["schemas"]["Authority"][];
            /** @description What the person last answered to the recognition of faces; null without an answer. */
            face: {
                /** @enum {string} */
                answer: "AGREED" | "REFUSED" | "WITHDRAWN";
                answeredAt: components["schemas"]["Instant"];
                /** @description Null while no face is registered. */
                registeredAt: components["schemas"]["Instant"] | null;
            } | null;
            /** @description The PIN for terminals; null without one. Who chose it, and when. */
            pin: {
                /** @description Null if unknown. */
                changedAt: components["schemas"]["Instant"] | null;
                /** @description Somebody else knows it. */
                isGiven: boolean;
            } | null;
        };
        AccountPage: {
            contents: components["schemas"]["Account"][];
            totalPages: number;
        };
        /** @description Metres, -1 unknown. */
        Accuracy: number;
        ActiveUserInfo: {
            activeShiftSummary: components["schemas"]["TimePair"] | null;
            /** @description When shifts of today would be clocked out by the server; part of active-user-info. */
            autoClockOuts?: components["schemas"]["AutoClockOut"][];
            serverTime: components["schemas"]["Instant"];
        };
        AdjustedExample: {
            /** @description Without clocked breaks. */
            clockedMinutes: number;
            clockIn: components["schemas"]["Instant"];
            clockOut: components["schemas"]["Instant"];
            version: components["schemas"]["AdjustedVersion"];
        };
        /** @description A stretch of time that one rule added, removed, or kept as time of a kind. */
        AdjustedMinutes: {
            endTime: components["schemas"]["Instant"];
            /** @enum {string} */
            kind: "ADDED" | "REMOVED" | "KEPT";
            minuteDuration: number;
            /** @description The kind of time it is afterwards. */
            pairType: components["schemas"]["PairType"];
            rule: components["schemas"]["AdjustmentRule"];
            startTime: components["schemas"]["Instant"];
            /** @description What the explanation names, for example the minutes that are rounded to. */
            values: {
                [key: string]: number | string;
            };
        };
        AdjustedVersion: {
            clockIn: components["schemas"]["Instant"];
            clockOut: components["schemas"]["Instant"];
            duration: number;
            /** @description Which rule made each adjusted minute, in the order of time. */
            minutes: components["schemas"]["AdjustedMinutes"][];
        };
        /**
         * @description `AS_CLOCKED` and `CLOCKED_BREAK` are what no rule of the company changed.
         * @enum {string}
         */
        AdjustmentRule: "AS_CLOCKED" | "CLOCKED_BREAK" | "ROUNDING" | "GRACE" | "EARLY_LOGIN" | "PRE_SHIFT_OVERTIME" | "OVERTIME" | "FIXED_OVERTIME" | "AUTOMATIC_BREAK";
        ApiKey: {
            authorities: components["schemas"]["KeyAuthority"][];
            createdAt: components["schemas"]["Instant"];
            /** @description First and last name. */
            createdBy: string;
            endedAt: components["schemas"]["Instant"] | null;
            /** @description First and last name. */
            endedBy: string | null;
            expiresAt: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            /** @description To the minute. */
            lastUsedAt: components["schemas"]["Instant"] | null;
            name: string;
            perMinute: number;
            sites: components["schemas"]["KeySites"];
            state: components["schemas"]["ApiKeyState"];
        };
        /**
         * @description VALID: can be used. EXPIRED: its days are over. ENDED: revoked. MAKER_GONE: whoever made it has
         *     no account here any more, or is no administrator; it can be used again once they are.
         * @enum {string}
         */
        ApiKeyState: "VALID" | "EXPIRED" | "ENDED" | "MAKER_GONE";
        ApprovalGroup: {
            assignmentIds: components["schemas"]["Id"][];
            employeeNumber: string;
            /** @description What is unusual in entries that are not decided yet, in the order of `exceptionIndicators`. */
            exceptions: {
                /** @description Entries that have it. */
                count: number;
                indicator: components["schemas"]["InfoIndicator"];
            }[];
            firstName: string;
            id: components["schemas"]["Id"];
            lastName: string;
            positionDescription: string;
            /** @description What the person does in one of these entries now. */
            presence: ("CLOCKED_IN" | "AWAY") | null;
            /** @description One page of the entries, oldest first. */
            summaries: components["schemas"]["TimePair"][];
            /** @description The same of their adjusted versions, where there are any. */
            totalAdjustedDuration: number;
            totalDecidable: number;
            /** @description Deletions that wait for a decision. */
            totalDeletions: number;
            /** @description Seconds of the ended entries of these days, of whatever status the filter asks for, that are neither deleted nor rejected; a correction counts once it is approved. Each is rounded to the minute, as it is shown. */
            totalDuration: number;
            /** @description Entries of the filter, of all pages, as are the other totals. */
            totalTimePairs: number;
            /**
             * @description Planned shifts of these days that are over and have no time, see `findUnworkedDays`. None
             *     where the filter asks for something that only recorded or decided time has. Who has some
             *     is listed until they are decided, also without an entry of the filter.
             */
            totalUnworked: number;
        };
        ApprovalGroups: {
            contents: components["schemas"]["ApprovalGroup"][];
            /** @description Entries that wait for a decision. */
            totalDecidable: number;
            totalEmployees: number;
            totalPages: number;
            totalTimePairs: number;
            /** @description Planned shifts without time, see `ApprovalGroup`. */
            totalUnworked: number;
        };
        ApprovalRequest: {
            /**
             * @description Where a rejected correction changed what had been approved, the newest approved version is
             *     put back as an edit by the manager. TIME_COLLISION where other time has taken its place.
             */
            keepApproved?: boolean;
            /** @description Rows that do not follow the rule any more are refused with NOT_AS_SCHEDULED. */
            only?: components["schemas"]["ApprovalRule"];
            /** @description Why, for the people whose time it is; kept with each entry. Reopening (PENDING) needs one. */
            reason?: string;
            requestedByUserId: components["schemas"]["Id"];
            /** @description For all systems, and not for this product alone. */
            shouldSyncWithEC: boolean;
            /** @description More than one request may decide are refused as SELECTION_TOO_LARGE. */
            statusRequests: {
                /** @enum {string} */
                status: "APPROVED" | "REJECTED" | "PENDING";
                timePairId: components["schemas"]["Id"];
            }[];
        };
        ApprovalResult: {
            /** @description Where somebody else was first, who that was; null when it was the server. */
            changedBy?: components["schemas"]["PersonName"] | null;
            code?: components["schemas"]["ErrorCode"];
            /** @description What was approved before, put back by `keepApproved`; this cannot be undone. */
            restoredVersionId?: components["schemas"]["Id"];
            /** @description The status now; null where the pair is not this manager's to see. */
            status: components["schemas"]["ApprovalStatus"] | null;
            timePairId: components["schemas"]["Id"];
        };
        ApprovalResults: {
            results: components["schemas"]["ApprovalResult"][];
        };
        /**
         * @description `AS_SCHEDULED`: pending entries without any exception, on days that begin and end within the
         *     schedule's grace and hold as much work as is scheduled.
         * @enum {string}
         */
        ApprovalRule: "AS_SCHEDULED";
        ApprovalSelection: {
            entries: components["schemas"]["SelectableEntry"][];
            /** @description How far from the schedule the rule lets days begin, end and last; null without a rule. */
            graceMinutes: number | null;
            /** @description Where the next page begins; null on the last one, and for `SELECT`. */
            next: components["schemas"]["Id"] | null;
            /**
             * @description Entries among them, older corrections too, that a correction among them overlaps: approved
             *     together, the correction is approved, and they stay to be decided. Deletions are none of them.
             */
            totalCorrected: number;
            /** @description Deletions among them: approving deletes. */
            totalDeletions: number;
            totalEmployees: number;
            /** @description Entries that could be decided but do not follow the rule. */
            totalLeftOut: number;
            /** @description Of all pages, as are the other totals. */
            totalTimePairs: number;
        };
        ApprovalSelectionRequest: {
            /** @description What `next` of the page before was. */
            after?: components["schemas"]["Id"];
            /** @description As the list was asked for; which page of it does not matter. */
            filter: components["schemas"]["ApprovalsFilter"];
            only?: components["schemas"]["ApprovalRule"];
            /**
             * @description `SELECT` answers the first entries in the order of the list, as many as may be selected;
             *     `DECIDE` all of them, in pages by `after`.
             * @enum {string}
             */
            purpose: "SELECT" | "DECIDE";
        };
        ApprovalsFilter: {
            /** @description None means all six. */
            approvalStatus?: components["schemas"]["ApprovalStatus"][];
            clockInFilter?: components["schemas"]["LocalTimeSpan"];
            clockOutFilter?: components["schemas"]["LocalTimeSpan"];
            customEntities?: components["schemas"]["CustomEntityFilters"];
            /** @description Entries with any of these options of custom fields. */
            customFieldOptionIds?: components["schemas"]["FilterIds"];
            /** @description Cost centers of the assignments. */
            defaultCostCenterIds?: components["schemas"]["FilterIds"];
            /** @description Assignments in any of these groups; behind EMPLOYEE_GROUPS. */
            employeeGroupIds?: components["schemas"]["FilterIds"];
            employeeIds?: components["schemas"]["FilterIds"];
            endDate: components["schemas"]["Date"];
            /** @description Which page of each person's entries; the totals are of all pages. */
            entriesPage?: components["schemas"]["Page"];
            /** @description Of each person; 200 without it. */
            entriesPageSize?: number;
            /** @description Any of them. */
            infoFilter?: components["schemas"]["InfoIndicator"][];
            /**
             * @description Entries with something unusual alone, see `exceptionIndicators`, and those whose deletion
             *     is asked for.
             */
            onlyExceptions?: boolean;
            /** @description Nobody is listed for planned shifts without time, nor are these counted. */
            onlyRecorded?: boolean;
            page: components["schemas"]["Page"];
            /** @default 30 */
            pageSize: number;
            positions?: components["schemas"]["FilterIds"];
            /** @description Part of a person's name or employee number. */
            search?: string;
            startDate: components["schemas"]["Date"];
            synchronisationStatus?: components["schemas"]["SynchronisationStatus"][];
            timePairCostCenterIds?: components["schemas"]["FilterIds"];
            timeTypeIds?: components["schemas"]["FilterIds"];
            typeFilter?: components["schemas"]["PunchType"][];
        };
        /** @enum {string} */
        ApprovalStatus: "APPROVED" | "REJECTED" | "PENDING" | "PENDING_DELETE" | "INCOMPLETE" | "DELETED";
        /**
         * @description Ranges may overlap; of those over one day the strongest counts (NOT_MANAGED, ABSENCE, work of
         *     a temporary schedule, HOLIDAY, a temporary day off, permanent).
         */
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
            workScheduleColor: components["schemas"]["WorkScheduleColor"] | null;
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
        /**
         * @description Either `userIds` with `startDate` and `endDate`, or `days`: days that were picked one by one.
         *     Either a code or `durationWorkScheduleAssignment`.
         */
        AssignRequest: {
            days?: {
                dates: components["schemas"]["Date"][];
                userId: components["schemas"]["Id"];
            }[];
            durationWorkScheduleAssignment?: components["schemas"]["DurationWorkScheduleAssignment"];
            endDate?: components["schemas"]["Date"];
            seen?: components["schemas"]["SeenPlans"];
            skipHolidays?: components["schemas"]["SkipHolidays"];
            startDate?: components["schemas"]["Date"];
            userIds?: components["schemas"]["PlannedUserIds"];
            workScheduleExternalCode?: components["schemas"]["WorkScheduleCode"];
        };
        /** @description How often pages tried to run a version since the canary began. */
        Attempts: {
            count: components["schemas"]["Count"];
            failures: components["schemas"]["Count"];
        };
        /** @enum {string} */
        Authority: "APPROVE_TIME" | "CAPTURE_CALL_BACK" | "CAPTURE_TIME" | "VIEW_TIME" | "ADD_TIME" | "ASSIGN_WORK_SCHEDULES" | "MANAGE_COMPANY" | "DEV_ADMIN" | "SUPER_ADMIN";
        AutoClockOut: {
            at: components["schemas"]["Instant"];
            employeeAssignmentId: components["schemas"]["Id"];
            /** @description A shift of today was clocked out by the server. */
            isTriggered: boolean;
        };
        BadgeHolder: {
            employeeNumber: string;
            /** @description Whether the account is closed. */
            isClosed: boolean;
            name: string;
        };
        BadgeProof: {
            badge: string;
        };
        BrowserLog: {
            browser: string;
            /** @enum {string} */
            loggerType: "ERROR" | "WARN" | "INFO";
            message: string;
        };
        CalendarFeed: {
            /** @description Null where there is none. */
            createdAt: components["schemas"]["Instant"] | null;
            /** @description When a calendar last asked for it. */
            lastReadAt: components["schemas"]["Instant"] | null;
        };
        CaptureNonce: string;
        ClockEntryAnswer: {
            shiftTimePairs: components["schemas"]["TimePair"][];
            violations: components["schemas"]["ClockViolation"][];
        };
        /** @description Names its shift by `shiftTimePairId` or by `shiftKey`, exactly one of them. */
        ClockEntryRequest: {
            accuracy?: components["schemas"]["Accuracy"];
            comment?: components["schemas"]["Comment"];
            /** @description Null is none. */
            costCenter?: {
                id: components["schemas"]["Id"];
            } | null;
            delayInMilliseconds?: components["schemas"]["Delay"];
            deviceDateTime?: components["schemas"]["Instant"];
            employeeAssignmentId: components["schemas"]["Id"];
            heldInMilliseconds?: components["schemas"]["Held"];
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
            timePairCustomFieldValues?: components["schemas"]["CustomFieldChoices"];
            /** @description What the shift is booked on from now on, as at its clock-in. Left out, it stays. */
            timeTypeId?: components["schemas"]["Id"];
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
            heldInMilliseconds?: components["schemas"]["Held"];
            /** @description Needs CAPTURE_CALL_BACK. */
            isCallBack?: boolean;
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            timePairCustomFieldValues?: components["schemas"]["CustomFieldChoices"];
            timeTypeId?: components["schemas"]["Id"];
            timeZoneOffset: components["schemas"]["DeviceTimeZoneOffset"];
        };
        /** @description An end that is not after its start is on the next day. */
        ClockSpan: {
            end: components["schemas"]["ClockTime"];
            start: components["schemas"]["ClockTime"];
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
        CommentSummary: {
            clockInComment: string | null;
            clockOutComment: string | null;
        };
        CommentUpdate: {
            isClockInCommentUpdate: boolean;
            /** @description Null clears it. */
            newComment: components["schemas"]["Comment"] | null;
        };
        CompanyChange: {
            changedAt: components["schemas"]["Instant"];
            /** @description The person's name; null for a change by a directory or by the operator's command. */
            changedBy: string | null;
            /** @description The name of the directory's token, if its mapping made the change. */
            directory: string | null;
            id: components["schemas"]["Id"];
            sections: components["schemas"]["CompanySectionCount"][];
        };
        /**
         * @description The changed fields, none of a new entry; null stands for no value. Badges, managers and
         *     members of groups are without values.
         */
        CompanyChangedFields: {
            after?: unknown;
            before?: unknown;
            field: string;
        }[];
        CompanyChangeEntry: {
            code: string;
            fields: components["schemas"]["CompanyChangedFields"];
            id: components["schemas"]["Id"];
            kind: components["schemas"]["CompanyChangeKind"];
            section: components["schemas"]["CompanySection"];
        };
        /** @enum {string} */
        CompanyChangeKind: "ADDED" | "CHANGED" | "REMOVED";
        CompanyCheck: {
            effects: components["schemas"]["CompanyEffect"][];
            faultCount: number;
            /** @description The first 200, by line. */
            faults: {
                /** @example people.4.username */
                field: string;
                line: number;
                message: string;
            }[];
            /** @description Why this person cannot import the file, although it is sound. */
            refusal: {
                code: components["schemas"]["ErrorCode"];
                detail: string;
                title: string;
            } | null;
            /** @description The sections of the file; empty if it has faults. */
            sections: components["schemas"]["CompanySectionCount"][];
            version: components["schemas"]["CompanyVersion"];
        };
        /**
         * @description Of an entry. A managing range is told by its manager, its assignment and its first day,
         *     separated by spaces.
         */
        CompanyCode: string;
        /** @description A company file, as `company.schema.json` describes it. */
        CompanyContent: CompanyFile;
        /** @description What a change means for people. */
        CompanyEffect: {
            /** @description How many people; of `PUNCHES_OUTSIDE` and `CLOSED_ENTRIES` punches and entries. */
            count: number;
            from?: components["schemas"]["Date"];
            /**
             * @description `LOG_IN_LOST`: can no longer log in. `OPEN_SHIFTS`: are clocked in, and their assignment
             *     ends or moves to another site or time zone, or their account closes. `RIGHTS_ADDED`,
             *     `RIGHTS_REMOVED`: have other authorities. `PLACES_LOST`, `PLACES_ADDED`: can no longer,
             *     or also, clock in at the site `place`. `PLACES_OPEN`: can clock in anywhere.
             *     `PUNCHES_OUTSIDE`: of their `of` punches at the site `place` in the last 30 days, `count`
             *     were inside it and would be outside now. `ENDED`: have an assignment that ends earlier
             *     than before. `UNMANAGED`: from the day `from` on nobody approves their time.
             *     `SCHEDULES_CHANGED`: have other planned days, `from` being the first one, today or later.
             *     `PAST_SCHEDULES_CHANGED`: have other planned days before today, from `from` on.
             *     `CLOSED_ENTRIES`: `count` approved or signed-off entries of the last 30 days keep their
             *     hours although schedules or rules of those days change. `SECRETS_SET`: get their first
             *     password or PIN.
             * @enum {string}
             */
            kind: "LOG_IN_LOST" | "OPEN_SHIFTS" | "RIGHTS_ADDED" | "RIGHTS_REMOVED" | "PLACES_LOST" | "PLACES_ADDED" | "PLACES_OPEN" | "PUNCHES_OUTSIDE" | "ENDED" | "UNMANAGED" | "SCHEDULES_CHANGED" | "PAST_SCHEDULES_CHANGED" | "CLOSED_ENTRIES" | "SECRETS_SET";
            /** @description The first ten people. */
            names: string[];
            of?: number;
            /** @description Name of a site. */
            place?: string;
        };
        CompanyEntries: {
            /** @description One for each entry, in the same order. */
            facts: components["schemas"]["CompanyEntryFacts"][];
            /** @description The entries, as a company file with this section only. */
            part: components["schemas"]["CompanyContent"];
            total: number;
            totalPages: number;
            version: components["schemas"]["CompanyVersion"];
        };
        /** @description A change of one entry. */
        CompanyEntryChange: {
            changedAt: components["schemas"]["Instant"];
            /** @description The person's name; null for a change by a directory or by the operator's command. */
            changedBy: string | null;
            code: string;
            /** @description The name of the directory's token, if its mapping made the change. */
            directory: string | null;
            fields: components["schemas"]["CompanyChangedFields"];
            id: components["schemas"]["Id"];
            kind: components["schemas"]["CompanyChangeKind"];
            section: components["schemas"]["CompanySection"];
        };
        CompanyEntryFacts: {
            /** @description The names of entries that this one refers to. */
            about: {
                code: string;
                name: string;
                section: components["schemas"]["ListedSection"];
            }[];
            /** @description Of a person; null for other entries. */
            account: {
                employeeId: components["schemas"]["Id"];
                hasPassword: boolean;
                hasPin: boolean;
                /**
                 * @description When the person last logged in, or last used a session that is still open; null
                 *     if never.
                 */
                lastUsedAt: components["schemas"]["Instant"] | null;
                /** @description How many assignments the person manages, today or later. */
                manages?: number;
            } | null;
            /**
             * @description Of the entry. A managing range is told by its manager, its assignment and its first day,
             *     separated by spaces.
             */
            code: string;
            job?: components["schemas"]["CompanyJobFacts"];
            /** @description What the entry is called. */
            name: string;
            terminal?: components["schemas"]["CompanyTerminalFacts"];
            /** @description How many assignments, or ranges of a work schedule, refer to it today or later. */
            uses: number;
        };
        CompanyEntryHistory: {
            contents: components["schemas"]["CompanyEntryChange"][];
            /** @description For `before`; null if this page is the last one. */
            next: components["schemas"]["Id"] | null;
        };
        /** @description Of an assignment, today and later. */
        CompanyJobFacts: {
            absences: {
                code: string;
                endDate: components["schemas"]["Date"];
                startDate: components["schemas"]["Date"];
                timeTypeName: string;
            }[];
            hasOpenShift: boolean;
            /** @description Ranges of days in which somebody manages it who may approve time. */
            managers: {
                endDate: components["schemas"]["Date"] | null;
                /** @description Employee number. */
                manager: string;
                name: string;
                startDate: components["schemas"]["Date"];
            }[];
            /** @description Ranges of days with a work schedule. */
            schedules: {
                /** @description Null for one that was planned in Punctual and is in no company file. */
                code: string | null;
                endDate: components["schemas"]["Date"] | null;
                firstDayNumber: number;
                isTemporary: boolean;
                /** @description Days after which it repeats. */
                length: number;
                name: string;
                startDate: components["schemas"]["Date"];
                /** @description Code of the schedule. */
                workSchedule: string;
            }[];
            /**
             * @description The first day on which nobody may approve its time; null if there is none, or no time is
             *     recorded on it.
             */
            unmanagedFrom: components["schemas"]["Date"] | null;
        };
        /** @enum {string} */
        CompanySection: "company" | "features" | "geofences" | "positions" | "costCenters" | "customFields" | "timeTypes" | "timeTypeProfiles" | "reasons" | "holidayCalendars" | "adjustmentRules" | "people" | "assignments" | "managers" | "workSchedules" | "assignedSchedules" | "absences" | "employeeGroups" | "terminals" | "history";
        CompanySectionCount: {
            added: number;
            changed: number;
            /** @description Entries that are no longer there; switches that have their default again. */
            removed: number;
            section: components["schemas"]["CompanySection"];
            unchanged: number;
        };
        CompanyTask: {
            count: number;
            kind: components["schemas"]["CompanyTaskKind"];
            /** @description The first ten people. */
            names: string[];
            /**
             * @description The first ten of what the directory said and the mapping does not know; of `UNMANAGED`, of
             *     the days.
             */
            values: string[];
        };
        /**
         * @description `NO_JOB`: an open account without rights and without a job, today or later. `UNMANAGED`: from a
         *     day on, which `values` names, nobody may approve their time. The others concern people of a
         *     directory: `UNKNOWN_VALUE`: the mapping has no entry for the value and no default.
         *     `UNKNOWN_TIME_ZONE`, `UNKNOWN_COST_CENTER`: the directory names one that does not exist here.
         *     `ADMINISTRATOR`: an administrator's job is left alone. `REFUSED`: the rules of the company file
         *     refuse the job. `MANAGER_MISSING`: the manager is not here yet. `MANAGER_WITHOUT_RIGHT`: the
         *     manager cannot approve time. `OWN_MANAGER`: the manager is the person.
         * @enum {string}
         */
        CompanyTaskKind: "NO_JOB" | "UNMANAGED" | "UNKNOWN_VALUE" | "UNKNOWN_TIME_ZONE" | "UNKNOWN_COST_CENTER" | "ADMINISTRATOR" | "REFUSED" | "MANAGER_MISSING" | "MANAGER_WITHOUT_RIGHT" | "OWN_MANAGER";
        CompanyTasks: {
            /** @description The sum of all tasks. */
            count: number;
            tasks: components["schemas"]["CompanyTask"][];
        };
        /** @description Of a terminal. */
        CompanyTerminalFacts: {
            deviceCount: number;
            /** @description The 20 that signed in last, newest first. */
            devices: components["schemas"]["SignedInDevice"][];
            hasPassword: boolean;
            id: components["schemas"]["Id"];
        };
        /**
         * Format: binary
         * @description A company file in UTF-8, 32 MB at most.
         */
        CompanyUpload: Blob;
        /** @description Counts the changes of the company; 0 before the first one. */
        CompanyVersion: number;
        Connection: {
            /** @description Tokens of directories that are valid, or webhooks; otherwise 1 or 0. */
            count: number;
            /** @description What was given up, 1000 at most. */
            failed: number;
            failure: components["schemas"]["ConnectionFailure"] | null;
            /** @enum {string} */
            kind: "HR_SYSTEM" | "DIRECTORY" | "WEBHOOKS" | "SIGN_ON" | "MAIL";
            /** @description The last success that the server knows of. */
            lastUsedAt: components["schemas"]["Instant"] | null;
            /**
             * @description `OFF`: not connected. `WORKING`: connected, and the last attempt did not fail. `WAITING`:
             *     connected; a pause, or nothing was used yet. `FAILING`: something failed and needs a person.
             * @enum {string}
             */
            state: "OFF" | "WORKING" | "WAITING" | "FAILING";
            /** @description What it is connected to, such as a product or a protocol; null if nothing is. */
            system: ("SUCCESSFACTORS" | "SIMULATED" | "SCIM" | "WEBHOOKS" | "SAML" | "OPENID" | "SMTP" | "FILES") | null;
            /** @description What waits to be sent, 1000 at most. */
            waiting: number;
        };
        ConnectionFailure: {
            /** @description Null where the server does not know when. */
            at: components["schemas"]["Instant"] | null;
            /** @description The webhook or the directory's token. */
            name: string | null;
            reason: components["schemas"]["ConnectionFailureReason"];
            /** @description The HTTP status of the receiver's answer. */
            status: number | null;
        };
        /**
         * @description `HR_…`: see `SynchronisationFailure`. `WEBHOOK_…`: see `WebhookFailure`. `TOKEN_ENDED`: no token
         *     is valid any more. `TOKEN_ENDS_SOON`: the last one ends within two weeks. `DIRECTORY_REFUSED`: a
         *     request was refused. `SIGN_ON_REFUSED`: a log-in by single sign-on was refused.
         *     `MAIL_REFUSED`: the mail server did not accept a mail; it is tried again.
         * @enum {string}
         */
        ConnectionFailureReason: "HR_UNREACHABLE" | "HR_BUSY" | "HR_UNKNOWN_PERSON" | "HR_UNKNOWN_SCHEDULE" | "HR_OTHER_DAY" | "HR_REFUSED" | "TOKEN_ENDED" | "TOKEN_ENDS_SOON" | "DIRECTORY_REFUSED" | "WEBHOOK_ANSWERED" | "WEBHOOK_REDIRECTED" | "WEBHOOK_GONE" | "WEBHOOK_TOO_LONG" | "WEBHOOK_UNREACHABLE" | "WEBHOOK_BROKEN" | "WEBHOOK_CERTIFICATE" | "WEBHOOK_ADDRESS" | "SIGN_ON_REFUSED" | "MAIL_REFUSED";
        CopyRequest: {
            /** @description After `endDate`. */
            assignStartDate: components["schemas"]["Date"];
            endDate: components["schemas"]["Date"];
            seen?: components["schemas"]["SeenPlans"];
            skipHolidays?: components["schemas"]["SkipHolidays"];
            startDate: components["schemas"]["Date"];
            userIds: components["schemas"]["PlannedUserIds"];
        };
        /** @description One of the company's reasons, or OTHER in free words. */
        CorrectionReason: {
            description?: string;
            id?: components["schemas"]["Id"];
            /** @enum {string} */
            reasonName?: "OTHER";
        } & (unknown | unknown);
        CostCenter: {
            geofence: components["schemas"]["Geofence"] | null;
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description Null for none. Left out, it stays as it is, or is the assignment's own. */
        CostCenterChoice: {
            id: components["schemas"]["Id"];
        } | null;
        Count: number;
        Credentials: {
            password: string;
            username: string;
        };
        /** @description Of the assignments; every filter must fit, by any of its values. */
        CustomEntityFilters: {
            filterName: string;
            filterValues: string[];
        }[];
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
        CustomFilter: {
            filterName: string;
            filterValues: {
                customFields: {
                    fieldName: string;
                    fieldValue: string;
                }[];
                externalCode: string;
            }[];
        };
        /** Format: date */
        Date: string;
        /** @description 0 if left out. */
        Delay: number;
        DeviceTimeZoneOffset: number;
        DialogToken: string;
        /** @enum {string} */
        DirectoryAttribute: "department" | "division" | "organization" | "costCenter" | "title";
        /** @description By name. */
        DirectoryChoices: {
            code: string;
            name: string;
        }[];
        DirectoryCode: string;
        DirectoryMapping: {
            attribute: components["schemas"]["DirectoryAttribute"];
            authorities: ("CAPTURE_TIME" | "VIEW_TIME" | "ADD_TIME" | "CAPTURE_CALL_BACK")[];
            /**
             * Format: visible
             * @description Legal entity.
             */
            company: string;
            /** @example DE */
            countryCode: string;
            /** @description By value, compared without regard to case and outer spaces. */
            entries: {
                place: components["schemas"]["DirectoryPlace"];
                /** Format: visible */
                value: string;
            }[];
            holidayCalendar: components["schemas"]["DirectoryCode"] | null;
            /** @description While it is off, a directory makes accounts only. */
            isOn: boolean;
            /**
             * @description What `manager.value` names.
             * @enum {string}
             */
            managerBy: "SCIM_ID" | "EXTERNAL_ID" | "EMPLOYEE_NUMBER";
            /** @description For other values and for none; null makes them a task. */
            otherwise: components["schemas"]["DirectoryPlace"] | null;
            /** @description The day on which each schedule begins with its first day. */
            schedulesFrom: components["schemas"]["Date"];
            /** @enum {string} */
            timeRecordingVariant: "CLOCK" | "DURATION";
            timeTypeProfile: components["schemas"]["DirectoryCode"];
            timeZone: components["schemas"]["TimeZone"];
            /** @description Whether the person's `costCenter` in the directory goes first. */
            usesCostCenter: boolean;
            /** @description Whether the person's `timezone` in the directory goes first. */
            usesTimeZone: boolean;
        };
        DirectoryMappingState: {
            changedAt: components["schemas"]["Instant"] | null;
            changedBy: string | null;
            choices: {
                costCenters: components["schemas"]["DirectoryChoices"];
                geofences: components["schemas"]["DirectoryChoices"];
                holidayCalendars: components["schemas"]["DirectoryChoices"];
                positions: components["schemas"]["DirectoryChoices"];
                timeTypeProfiles: components["schemas"]["DirectoryChoices"];
                workSchedules: components["schemas"]["DirectoryChoices"];
            };
            /** @description How many people directories have delivered. */
            delivered: number;
            mapping: components["schemas"]["DirectoryMapping"] | null;
            /** @description What directories have delivered, the most frequent first, 200 at most. */
            values: {
                attribute: components["schemas"]["DirectoryAttribute"];
                count: number;
                value: string;
            }[];
            version: components["schemas"]["DirectoryMappingVersion"];
        };
        /** @description Counts the changes of the mapping; 0 before the first one. */
        DirectoryMappingVersion: number;
        /** @description What the value of a directory means. Codes of the company file. */
        DirectoryPlace: {
            /** @description Whether they may approve time (`APPROVE_TIME`). */
            approves: boolean;
            costCenter: components["schemas"]["DirectoryCode"] | null;
            /** @description Where the person may clock. */
            geofences: components["schemas"]["DirectoryCode"][];
            position: components["schemas"]["DirectoryCode"];
            /** @description Null for the zone of the mapping. */
            timeZone: components["schemas"]["TimeZone"] | null;
            workSchedule: components["schemas"]["DirectoryCode"] | null;
        };
        DirectoryTrial: {
            /** @description Null if no directory has delivered anybody yet. */
            person: components["schemas"]["DirectoryTrialPerson"] | null;
        };
        /** @description With names, as people read them. */
        DirectoryTrialJob: {
            authorities: components["schemas"]["Authority"][];
            costCenter: string | null;
            description: string;
            geofences: string[];
            position: string;
            startDate: components["schemas"]["Date"];
            /** @enum {string} */
            timeRecordingVariant: "CLOCK" | "DURATION";
            timeZone: string;
            workSchedule: string | null;
        };
        DirectoryTrialPerson: {
            deliveredAt: components["schemas"]["Instant"];
            /** @description The name of its token. */
            directory: string | null;
            /** @description What the rules of the company file refuse, in English. */
            faults: string[];
            job: components["schemas"]["DirectoryTrialJob"] | null;
            /** @description The manager's name; null without one. */
            manager: string | null;
            name: string;
            /**
             * @description `JOB`: gets this job. `TASK`: gets none; `task` or `faults` say why. `KEPT`: has a job that
             *     the directory did not make and that stays as it is. `LEFT`: the account is closed.
             * @enum {string}
             */
            outcome: "JOB" | "TASK" | "KEPT" | "LEFT";
            task: {
                kind: components["schemas"]["CompanyTaskKind"];
                value: string | null;
            } | null;
            /** @description What the directory says of the person. */
            values: {
                /** @enum {string} */
                attribute: "department" | "division" | "organization" | "costCenter" | "title" | "timezone" | "manager";
                value: string;
            }[];
        };
        /**
         * @description A schedule of one day. Times before the start are those of the next day. Breaks carry their
         *     times, or with CUSTOM_DURATION_BREAKS their minutes.
         */
        DurationWorkScheduleAssignment: {
            breaks: {
                endTime?: components["schemas"]["ClockTime"];
                id?: number;
                minuteDuration?: number;
                startTime?: components["schemas"]["ClockTime"];
            }[];
            /** @description Not after the end; nothing else is made of it. */
            earliestEndTime?: components["schemas"]["ClockTime"] | null;
            endTime: components["schemas"]["ClockTime"];
            /** @description The company's day off for the recording variant; both times are 00:00. */
            nonWorkingDay: boolean;
            startTime: components["schemas"]["ClockTime"];
        };
        Employee: {
            assignments: components["schemas"]["Assignment"][];
            /** @description The number that the company knows the person by. */
            employeeNumber: string;
            firstName: string;
            id: components["schemas"]["Id"];
            lastName: string;
        };
        EmployeeGroup: {
            groupName: string;
            id: components["schemas"]["Id"];
            /** @description The reader made it, and may rename, share and delete it. */
            isOwn: boolean;
            /** @description How many of its assignments the reader manages now. */
            managedCount: number;
            owner: components["schemas"]["GroupManager"];
            sharedWith: components["schemas"]["GroupManager"][];
        };
        EmployeeGroupMembers: {
            /** @description Assignments that the manager manages now. */
            assignmentIds: components["schemas"]["Id"][];
            groupIds: components["schemas"]["Id"][];
        };
        EmployeeGroupName: {
            groupName: string;
            id: components["schemas"]["Id"];
        };
        EmployeeGroupRequest: {
            groupName: components["schemas"]["Name"];
            /** @description Managers who see and use it, too; left out, it stays. */
            sharedWithIds?: components["schemas"]["Id"][];
        };
        EmployeeNumber: string;
        EntryDecision: {
            /** @enum {string} */
            action: "APPROVED" | "REJECTED" | "REOPENED" | "DELETION_APPROVED" | "DELETION_REJECTED";
            at: components["schemas"]["Instant"];
            /** @description Null where the person is no longer known. */
            by: components["schemas"]["PersonName"] | null;
            /** @description In the manager's words. */
            reason: string | null;
        };
        /** @enum {string} */
        EntryType: "ADD" | "EDIT" | "CLONE";
        /** @enum {string} */
        ErrorCode: "VALIDATION_FAILED" | "UNREADABLE_REQUEST" | "WRONG_CREDENTIALS" | "NOT_IDENTIFIED" | "IDENTIFICATION_WAITS" | "BADGE_NOT_KNOWN" | "NOTHING_TO_CLOCK" | "DIALOG_ENDED" | "CAPTURE_ENDED" | "PICTURE_UNREADABLE" | "NO_FACE" | "SEVERAL_FACES" | "FACE_TOO_SMALL" | "FACE_BLURRED" | "FACE_TOO_DARK" | "FACE_TOO_BRIGHT" | "FACE_NOT_LIVE" | "FACE_UNKNOWN" | "FACE_NEEDS_NUMBER" | "FACE_OF_ANOTHER" | "FACE_REFUSED" | "CONSENT_TEXT_CHANGED" | "KEPT_PUNCH_SETTLED" | "KEPT_PUNCH_DOES_NOT_FIT" | "NO_SESSION" | "ACCESS_DENIED" | "ACCOUNT_CLOSED" | "ONE_TIME_PASSWORD_USED" | "SET_UP_CODE_OVER" | "PASSWORD_LINK_OVER" | "ONLY_BY_ADMINISTRATOR" | "NO_MAIL" | "NO_USER_NAME" | "PASSWORD_CHANGE_REQUIRED" | "SIGN_ON_REFUSED" | "NO_SIGN_ON_PROVIDER" | "PASSKEY_NEEDED" | "PASSKEY_ENDED" | "PASSKEY_REFUSED" | "PASSKEY_WINDOW_OVER" | "NO_PASSKEY_ADDRESS" | "PASSKEY_FIRST" | "LAST_PASSKEY" | "TOO_MANY_PASSKEYS" | "OWN_ACCOUNT" | "FEATURE_OFF" | "FOREIGN_ORIGIN" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "CLOCK_OUT_ALREADY_RECORDED" | "END_OUT_OF_RANGE" | "SEGMENT_ALREADY_OPEN" | "ON_APPROVED_LEAVE" | "LOCATION_REQUIRED" | "OUTSIDE_GEOFENCE" | "NO_OPEN_SEGMENT" | "STATUS_NOT_ALLOWED" | "SHIFT_ALREADY_CORRECTED" | "SHIFT_ALREADY_DELETED" | "SEGMENT_ADD_WHEN_SHIFT_CORRECTED" | "SEGMENT_CORRECTION_WHEN_SHIFT_CORRECTED" | "SEGMENT_CORRECTION_WHEN_SHIFT_DELETED" | "SEGMENT_ALREADY_CORRECTED" | "DELETE_SHIFT_CORRECTED" | "ALREADY_DELETED" | "TIME_COLLISION" | "ABSENCE_COLLISION" | "ASSIGNMENT_NOT_ACTIVE" | "ALREADY_EXTRACTED" | "ALREADY_DELIVERED" | "UNDO_NOT_POSSIBLE" | "SEGMENT_NOT_DELETABLE" | "MEAL_WAIVER_ANSWERED" | "ALL_ROWS_FAILED" | "NOT_AS_SCHEDULED" | "SELECTION_TOO_LARGE" | "PLAN_TOO_LARGE" | "PAY_CYCLE_NOT_OVER" | "PAY_CYCLE_UNDECIDED" | "PAY_CYCLE_WITHOUT_TIME" | "PAY_CYCLE_SIGNED" | "PAY_CYCLE_CHANGED" | "GROUP_NAME_TAKEN" | "TOKEN_TAKEN" | "KEY_NOT_VALID" | "KEY_NOT_ALLOWED" | "KEY_IN_ADDRESS" | "KEY_LIMIT" | "WEBHOOK_LIMIT" | "WEBHOOK_NOT_READY" | "STILL_EMPLOYED" | "STILL_WAITING" | "REPORT_TOO_LARGE" | "EXPORT_UNDER_WAY" | "REQUEST_IN_PROGRESS" | "WRONG_PASSWORD" | "IDEMPOTENCY_KEY_REUSED" | "TOO_MANY_REQUESTS" | "UNEXPECTED" | "UNAVAILABLE" | "OUT_OF_SPACE" | "CHECK_UNDER_WAY" | "CHECK_TOOK_TOO_LONG" | "ADJUSTMENT_RULES_REFUSED" | "RULES_TRIAL_UNDER_WAY" | "COMPANY_CHANGED" | "COMPANY_FILE_REFUSED" | "LAST_ADMINISTRATOR" | "OWN_ACCESS" | "RIGHTS_NOT_HELD" | "DIRECTORY_MAPPING_CHANGED" | "DIRECTORY_MAPPING_REFUSED";
        ExampleShift: {
            /** @description The clock-in that is nearest to the scheduled start, and what follows it. */
            clocked: components["schemas"]["ShiftTimes"];
            rules: components["schemas"]["ProposedRules"];
            scheduled: components["schemas"]["ShiftTimes"];
        };
        /** @description What the person said; null while nobody asked or nothing was answered. */
        FaceAnswer: ("AGREED" | "REFUSED" | "WITHDRAWN") | null;
        FaceCapture: {
            expiresInSeconds: number;
            nonce: components["schemas"]["CaptureNonce"];
            /** @description Where to turn from straight ahead, in this order; both may go to the same side. Between them the head comes back to straight ahead. */
            order: components["schemas"]["FaceTurn"][];
            /** @description Milliseconds for which the head stays straight ahead before each turn is asked for. */
            pauses: number[];
            /** @description How much the face's ratio is to change from straight ahead, for the server to see that it is no flat picture. */
            turn: number;
        };
        FaceConsentQuestion: {
            closesInSeconds: number;
            consentToken: components["schemas"]["DialogToken"];
            firstName: string;
            lastName: string;
            locale: components["schemas"]["Locale"];
            text: components["schemas"]["FaceConsentText"];
        };
        FaceConsentText: {
            /** @description In the person's language; paragraphs are divided by line breaks. */
            text: string;
            version: number;
        };
        FaceExport: {
            /** @description The oldest first. */
            answers: {
                /** @enum {string} */
                answer: "AGREED" | "REFUSED" | "WITHDRAWN";
                answeredAt: components["schemas"]["Instant"];
                /** @description Description and id of the terminal where it was given; null in a session of the person. */
                terminal: string | null;
                text: string;
                version: number;
            }[];
            /** @description Up to which distance between their numbers two faces are taken for one. */
            distance: number;
            /** @description The 128 numbers by which the face is recognised; null where none is kept. */
            embedding: number[] | null;
            /** @description Whose face it is; the full name. */
            employee: string;
            isByManager: boolean;
            /** @description What computes the numbers. */
            model: string;
            registeredAt: components["schemas"]["Instant"] | null;
            /** @description Full name of who registered it; null where no face is kept. */
            registeredBy: string | null;
        };
        /** @description One of the two; the other is null. */
        FaceIdentification: {
            consent: components["schemas"]["FaceConsentQuestion"] | null;
            dialog: components["schemas"]["TerminalDialog"] | null;
        };
        FaceLogIn: {
            firstTurn: components["schemas"]["Picture"];
            nonce: components["schemas"]["CaptureNonce"];
            pictureTaken: components["schemas"]["Picture"];
            secondTurn: components["schemas"]["Picture"];
            trail?: components["schemas"]["FaceTrail"];
            username: string;
        };
        FaceProof: {
            /** @description What a reader typed, by the characters of the device's keyboard. */
            badge?: string;
            /** @description The same by the keys of a US keyboard, where that differs. */
            badgeByKey?: string;
            employeeNumber?: components["schemas"]["EmployeeNumber"];
            firstTurn: components["schemas"]["Picture"];
            nonce: components["schemas"]["CaptureNonce"];
            pictureTaken: components["schemas"]["Picture"];
            secondTurn: components["schemas"]["Picture"];
            trail?: components["schemas"]["FaceTrail"];
        };
        /**
         * Format: binary
         * @description How the head came into the two turns, as one picture of 1152 × 384 pixels: a row for each turn, six tiles of 192 × 192 pixels in the order of time, all of the same part of what the camera sees. The first tile is still straight, the last one turned. A capture without it is not live.
         */
        FaceTrail: Blob;
        /**
         * @description The person's own left and right.
         * @enum {string}
         */
        FaceTurn: "LEFT" | "RIGHT";
        FacialSummary: {
            answer: components["schemas"]["FaceAnswer"];
            employeeId: components["schemas"]["Id"];
            employeeNumber: string;
            firstName: string;
            /** @description Whether a face is registered. */
            isUsingFacialRecognition: boolean;
            lastName: string;
            registeredAt: components["schemas"]["Instant"] | null;
        };
        FeatureChange: {
            changedAt: components["schemas"]["Instant"];
            /** @description Full name; null where an import changed it. */
            changedBy: string | null;
            from: components["schemas"]["FeatureValue"];
            id: components["schemas"]["Id"];
            name: string;
            to: components["schemas"]["FeatureValue"];
        };
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
                /** @description Managers see the schedules of their people. */
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
                /** @description Who approves or administers confirms log-ins by password with a passkey. */
                SECOND_FACTOR: boolean;
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
            /** @description True until time is recorded for the first time; left out then. */
            isBeingSetUp?: boolean;
            /** @description False where no HR system is connected: what waits for it is kept. */
            isHrConnected?: boolean;
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
                /** @description Hundredths up to which two faces are taken for one person's. */
                FACE_DISTANCE: number;
                /** @description Days after which the face of somebody who left is deleted. */
                FACE_RETENTION_DAYS: number;
                /** @description People of a site among whom a terminal searches a face; with more of them it asks for number or badge first. */
                FACE_SEARCH_PEOPLE: number;
                /** @description People register and remove their own face. */
                FACE_SELF_REGISTRATION: boolean;
                /** @description Hundredths by which a face must turn to prove that it is no picture. */
                FACE_TURN: number;
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
                /** @description Minutes of work after which a meal break is due. */
                MEAL_INTERVAL: number;
                /** @description Minutes of work after which a missing break shows. */
                MISSED_BREAK_INDICATOR: number;
                /** @description Minutes after the scheduled start; -1 means the default and 0 no check. */
                MISSED_CLOCK_IN_THRESHOLD: number;
                /** @description Minutes after the scheduled end; -1 means the default and 0 no check. */
                MISSED_CLOCK_OUT_THRESHOLD: number;
                /** @description Single days can be selected for a schedule. */
                NON_CONSECUTIVE_SCHEDULE_ASSIGNMENT: boolean;
                /** @description Code of the day-off schedule for recording by clock times. */
                NON_WORKING_DAY_SCHEDULE_CLOCK: string;
                /** @description Code of the day-off schedule for recording by duration. */
                NON_WORKING_DAY_SCHEDULE_DURATION: string;
                /** @description Seconds until a report is mailed instead; 0 mails each of them. */
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
                /** @description People clock at terminals by badge. */
                TERMINAL_BADGE: boolean;
                /** @description Where only one thing can be done, a terminal does it by itself after three seconds. */
                TERMINAL_ONE_GESTURE: boolean;
                /** @description People clock at terminals by number and PIN. */
                TERMINAL_PIN: boolean;
                /** @description Terminals say aloud what to do before the camera, and sound when a punch is recorded or refused. */
                TERMINAL_VOICE: boolean;
                /** @description Years after which the time of an assignment that has ended is deleted. */
                TIME_RETENTION_YEARS: number;
                /** @description Only schedules of the assignment's country are offered. */
                WS_COUNTRY_CODE_FILTER: boolean;
            };
        };
        FeatureSetting: {
            /** @description Null while nobody has changed it. */
            changedAt: components["schemas"]["Instant"] | null;
            /** @description Full name; null where an import changed it, or nobody. */
            changedBy: string | null;
            choices?: string[];
            default: components["schemas"]["FeatureValue"];
            /** @enum {string} */
            kind: "SWITCH" | "PROPERTY";
            maximum?: number;
            minimum?: number;
            name: string;
            /** @description Its function is not there yet: changing it does nothing. */
            notYet?: boolean;
            /** @enum {string} */
            type: "boolean" | "integer" | "string";
            value: components["schemas"]["FeatureValue"];
        };
        /** @description Of the type of the switch or property. */
        FeatureValue: boolean | number | string;
        FieldFault: {
            /** @description The rule that the field breaks, where it is one of time entries. */
            code?: components["schemas"]["TimeEntryRule"];
            /** @description Path of the field, for example `statusRequests.0.status`; `body` is the whole of it. */
            field: string;
            message: string;
        };
        FilterIds: components["schemas"]["Id"][];
        ForgetfulPerson: {
            /** @description User name or mail address. */
            name: string;
        };
        Geofence: {
            id: components["schemas"]["Id"];
            latitude: number;
            longitude: number;
            name: string;
            /** @description Metres. */
            radius: number;
        };
        /** @description What the device found. The server judges the position by itself. */
        GeofenceChoice: {
            id: components["schemas"]["Id"];
        } | null;
        /** @enum {string} */
        GeofenceResult: "INSIDE" | "OUTSIDE" | "BORDERING_INSIDE" | "BORDERING_OUTSIDE" | "NO_GEOFENCE";
        GroupManager: {
            employeeNumber: string;
            id: components["schemas"]["Id"];
            name: string;
        };
        Health: {
            /**
             * @description Whether a proxy that forwarded this request is believed (`TRUST_PROXY`); left out where none says that it did.
             * @enum {string}
             */
            forwarded?: "BELIEVED" | "IGNORED";
            /** @enum {string} */
            status: "ok";
        };
        Heartbeat: {
            /** @description What the device's clock says. It is held against the server's, never believed. */
            deviceDateTime?: components["schemas"]["Instant"];
            queueLength: components["schemas"]["QueueLength"];
            /**
             * @description Of the terminal's pages; absent where they are no release.
             * @example 1.0.0-74df376137
             */
            version?: string;
        };
        HeartbeatAnswer: {
            /** @description Whether the people of the terminal's site are too many for a face to be searched among them: `identifyByFace` wants a number or badge. */
            asksNumberBeforeFace: boolean;
            /** @description Until the session ends by itself, if it is not used until then. */
            endsInSeconds: number;
            serverTime: components["schemas"]["Instant"];
        };
        /** @description How much of the delay passed while the page itself held the punch back for its place; 0 if left out. It does not count as late: up to 15 minutes, and where people may clock without a place. */
        Held: number;
        HistoryEntry: {
            /** @description When the version was made. */
            correctionDate: components["schemas"]["Instant"];
            modifiedBy: components["schemas"]["PersonName"] | null;
            reason: {
                description: string;
            } | null;
            timePairSummary: components["schemas"]["TimePair"];
        };
        /** @description A country or a region. */
        HolidayPlace: {
            code: string;
            name: string;
        };
        /**
         * @description Seconds of ended entries that count in sums; each entry is rounded to the minute, as it is
         *     shown. Overtime, early log-in and call-back are parts of the worked time.
         */
        HoursByType: {
            /** @description By the rules of the company. */
            adjusted: number;
            adjustedOvertime: number;
            breaks: number;
            callBack: number;
            earlyLogin: number;
            overtime: number;
            /** @description The worked time by time type, by name. */
            timeTypes: {
                name: string;
                worked: number;
            }[];
            worked: number;
        };
        Id: number;
        /** @description -1 for a new one. */
        IdOrNew: number;
        /** @enum {string} */
        InfoIndicator: "CURRENTLY_CLOCKED_IN" | "CURRENTLY_AWAY" | "CONTAINS_BREAKS" | "LATE_LOGOFF" | "EARLY_LOGIN" | "AUTO_CLOCKED_OUT" | "NO_GEO_DATA" | "SHIFT_IN_DIFFERENT_TIME_ZONE" | "OUTSIDE_GEOFENCE" | "MISSED_BREAK" | "SENT_LATE" | "CHANGED_AFTER_APPROVAL" | "LATE_CLOCK_IN" | "CLOCK_OUT_MISSING" | "SHORT_BREAK" | "OVERLAPS_LEAVE" | "CLOCK_SKEW" | "NOT_DELIVERED";
        InspectionKey: {
            /** @enum {string} */
            algorithm: "Ed25519";
            /** @description SHA-256 of these bytes, in hexadecimal digits. */
            fingerprint: string;
            /** @description The 32 bytes of the key, in base64url. */
            publicKey: string;
        };
        InspectionSite: {
            /** @description Tells it from others of the kind. */
            code: string;
            kind: components["schemas"]["ReportSite"];
            name: string;
            /** @description Assignments that belong to it now. */
            people: number;
        };
        /** Format: date-time */
        Instant: string;
        Invitation: {
            employeeId: components["schemas"]["Id"];
            employeeNumber: string;
            firstName: string;
            lastName: string;
            /** @description The person's language; the company's first one until the person has one. */
            locale: components["schemas"]["Locale"];
            password: string;
            pin: string | null;
            username: string;
        };
        /** @enum {string} */
        InvitationRefusal: "OWN_ACCOUNT" | "NO_USER_NAME" | "ACCOUNT_CLOSED" | "RIGHTS_NOT_HELD";
        Invitations: {
            invitations: components["schemas"]["Invitation"][];
            /** @description Who keeps what they have. */
            refused: {
                employeeId: components["schemas"]["Id"];
                /**
                 * @description `HAS_PASSWORD`: one that `replaces` does not name.
                 * @enum {string}
                 */
                reason: "OWN_ACCOUNT" | "NO_USER_NAME" | "ACCOUNT_CLOSED" | "RIGHTS_NOT_HELD" | "HAS_PASSWORD" | "NOT_FOUND";
            }[];
            until: components["schemas"]["Instant"];
        };
        /**
         * @description `NOT_INVITED`: has no password that works, no passkey and no session. `INVITED`: has a one-time
         *     password that was not used. `ACTIVE`: everybody else.
         * @enum {string}
         */
        InvitationState: "NOT_INVITED" | "INVITED" | "ACTIVE";
        Invitee: {
            employeeId: components["schemas"]["Id"];
            employeeNumber: string;
            firstName: string;
            hasPin: boolean;
            lastName: string;
            /** @description Why this administrator cannot invite the person. */
            refusal: components["schemas"]["InvitationRefusal"] | null;
            /** @description Names of the geofences at which the person clocks, today or later. */
            sites: string[];
            state: components["schemas"]["InvitationState"];
            /** @description When the one-time password of an invited person ends; null if it has no end. */
            until: components["schemas"]["Instant"] | null;
            username: string | null;
        };
        InviteePage: {
            /** @description Where people open Punctual (`PUBLIC_URL`); null if the operator has not set it. */
            address: string | null;
            companyName: string;
            contents: components["schemas"]["Invitee"][];
            /** @description Whether terminals and their PINs are switched on. */
            givesPins: boolean;
            total: number;
            totalPages: number;
        };
        /** @description Who made a kept punch, and which. `key` is its Idempotency-Key. */
        KeptProof: {
            /** Format: uuid */
            key: string;
            who: components["schemas"]["PinProof"] | components["schemas"]["BadgeProof"];
        };
        /** @description `assignmentId` is sent where the terminal knew what there is to choose from. */
        KeptPunch: {
            assignmentId?: components["schemas"]["Id"];
            /** @description How long ago it was made, by the time that passed. */
            delayInMilliseconds: number;
            deviceDateTime?: components["schemas"]["Instant"];
            keyId: components["schemas"]["Id"];
            operation: components["schemas"]["TerminalOperation"];
            sealed: string;
            timeZoneOffset: components["schemas"]["DeviceTimeZoneOffset"];
        };
        /**
         * @description VIEW_TIME reads time entries, ASSIGN_WORK_SCHEDULES reads schedules; each also reads whose they
         *     are. No other authority is given to a key.
         * @enum {string}
         */
        KeyAuthority: "VIEW_TIME" | "ASSIGN_WORK_SCHEDULES";
        /** @description By name; null for everybody. */
        KeySites: {
            code: string;
            name: string;
        }[] | null;
        Latitude: number;
        License: {
            expiryDate: components["schemas"]["Date"] | null;
            name: string;
        };
        /** @enum {string} */
        ListedSection: "geofences" | "positions" | "costCenters" | "customFields" | "timeTypes" | "timeTypeProfiles" | "reasons" | "holidayCalendars" | "adjustmentRules" | "people" | "assignments" | "managers" | "workSchedules" | "assignedSchedules" | "absences" | "employeeGroups" | "terminals";
        /** @enum {string} */
        Locale: "en" | "de" | "es" | "th";
        /**
         * Format: local-time
         * @description `HH:mm`.
         */
        LocalTime: string;
        /** @description Local times of the assignment, both included; past midnight where `to` is earlier. */
        LocalTimeSpan: {
            from: components["schemas"]["LocalTime"];
            to: components["schemas"]["LocalTime"];
        };
        Longitude: number;
        ManagedAssignment: {
            assignmentId: components["schemas"]["Id"];
            employeeId: components["schemas"]["Id"];
            ranges: {
                /** @description Null has no end. */
                endDate: components["schemas"]["Date"] | null;
                startDate: components["schemas"]["Date"];
            }[];
        };
        ManagedOneTimePassword: {
            password: string;
            until: components["schemas"]["Instant"];
            username: string;
        };
        ManagerAssignment: {
            endDate: components["schemas"]["Date"] | null;
            managerId: components["schemas"]["Id"];
            startDate: components["schemas"]["Date"];
        };
        MapTiles: {
            /** @description Whom the pictures' owner wants to be named. */
            attribution: string | null;
            /** @description Address of a picture with `{z}`, `{x}` and `{y}` in it. */
            url: string;
        };
        MassClockAnswer: {
            shiftTimePairs: components["schemas"]["TimePair"][];
            violations: components["schemas"]["MassClockViolation"][];
        };
        MassClockInRequest: {
            comment?: components["schemas"]["Comment"];
            costCenter?: {
                id: components["schemas"]["Id"];
            };
            delayInMilliseconds?: components["schemas"]["Delay"];
            deviceDateTime?: components["schemas"]["Instant"];
            employeeAssignmentId: components["schemas"]["Id"];
            timePairCustomFieldValues?: components["schemas"]["CustomFieldChoices"];
            timeTypeId?: components["schemas"]["Id"];
            timeZoneOffset: components["schemas"]["DeviceTimeZoneOffset"];
        };
        MassClockOutRequest: {
            /**
             * @description When the shift ended, where its clock-out was forgotten: after its last punch and not
             *     ahead, else END_OUT_OF_RANGE. Without it the shift ends with the request.
             */
            clockOutDateTime?: components["schemas"]["Instant"];
            comment?: components["schemas"]["Comment"];
            /** @description Null is none. */
            costCenter?: {
                id: components["schemas"]["Id"];
            } | null;
            delayInMilliseconds?: components["schemas"]["Delay"];
            deviceDateTime?: components["schemas"]["Instant"];
            employeeAssignmentId: components["schemas"]["Id"];
            shiftTimePairId: components["schemas"]["Id"];
            /** @description Fields that are not named keep theirs. */
            timePairCustomFieldValues?: components["schemas"]["CustomFieldChoices"];
            /** @description What the shift is booked on from now on, as at its clock-in. Left out, it stays. */
            timeTypeId?: components["schemas"]["Id"];
            timeZoneOffset: components["schemas"]["DeviceTimeZoneOffset"];
        };
        MassClockViolation: {
            /** @description As in the row of the request. */
            employeeAssignmentId: components["schemas"]["Id"];
            /** @description Whom it is about; the manager where that person is not one of theirs. */
            userId: components["schemas"]["Id"];
            violation: {
                code: components["schemas"]["MassViolationCode"];
                translatedViolation: string;
            };
        };
        /**
         * @description The row was not done, except for the last two, which say how it was done.
         * @enum {string}
         */
        MassViolationCode: "NOT_MANAGED" | "NOT_CLOCKABLE" | "ALREADY_CLOCKED_IN" | "CLOCKED_IN_ELSEWHERE" | "ALREADY_CLOCKED_OUT" | "SHIFT_GONE" | "END_OUT_OF_RANGE" | "ON_APPROVED_LEAVE" | "CHOICE_NOT_OFFERED" | "CHOICE_MISSING" | "SHORT_BREAK_DISCARDED" | "RECORDED_AS_CORRECTION";
        MealPenaltySummary: {
            /** @description Since when work goes on without a break; null where none goes on. */
            currentSegmentStartTime: components["schemas"]["Instant"] | null;
            /** @description Minutes of work after which a meal break is due. */
            expectedIntervalDuration: number;
            hasAlreadyCapturedIntervalWaiver: boolean;
            /** @description Seconds worked in the interval before that start. */
            nonActiveShiftsDuration: number;
        };
        Monitoring: {
            database: {
                answerMilliseconds: number;
                bytes: number;
                /** @enum {string} */
                kind: "embedded" | "postgresql";
            };
            jobs: {
                /** @description Due for more than a minute and not yet done. */
                late: components["schemas"]["Count"];
                /** @description Failed at least once. */
                retried: components["schemas"]["Count"];
                waiting: components["schemas"]["Count"];
            };
            memoryBytes: number;
            outbox: {
                failed: components["schemas"]["Count"];
                /** @description False where there is no HR system; what waits is kept for it. */
                isConnected: boolean;
                oldestSeconds: components["schemas"]["Count"];
                waiting: components["schemas"]["Count"];
            };
            push: {
                connections: components["schemas"]["Count"];
            };
            /** @description Null while the store of the remotes does not answer. */
            releases: components["schemas"]["RemoteRelease"][] | null;
            remotes: components["schemas"]["RemoteHealth"][];
            requests: {
                count: components["schemas"]["Count"];
                failures: components["schemas"]["Count"];
                /** @description The last hour, the current minute last. */
                minutes: {
                    count: components["schemas"]["Count"];
                    p99: components["schemas"]["Quantile"];
                }[];
                p50: components["schemas"]["Quantile"];
                p99: components["schemas"]["Quantile"];
            };
            upSeconds: number;
            version: string;
        };
        /**
         * Format: visible
         * @description What something is called by people; some of it can be seen.
         */
        Name: string;
        NewApiKey: {
            authorities: components["schemas"]["KeyAuthority"][];
            /** @description For how long it can be used. */
            days: number;
            /**
             * @description SHA-256 of the key, in hexadecimal digits.
             * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
             */
            digest: string;
            /** @description Which program has it. */
            name: components["schemas"]["Name"];
            /** @description Requests that each server answers in a minute. */
            perMinute: number;
            /** @description Codes of the sites whose people it reaches; null for everybody. */
            sites: string[] | null;
        };
        NewCalendarFeed: {
            createdAt: components["schemas"]["Instant"];
            /** @description Below the address of the application. */
            path: string;
        };
        NewPasskey: {
            attestationObject: components["schemas"]["PasskeyBytes"];
            clientDataJSON: components["schemas"]["PasskeyBytes"];
            id: components["schemas"]["PasskeyBytes"];
            /** @description Without it, the name of browser and system. */
            name?: components["schemas"]["Name"];
            ticket: components["schemas"]["PasskeyTicket"];
            transports: components["schemas"]["PasskeyTransports"];
        };
        NewReleaseToken: {
            /**
             * @description SHA-256 of the token, in hexadecimal digits.
             * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
             */
            digest: string;
            /** @description Whom the history of releases names, such as the team or its pipeline. */
            name: components["schemas"]["Name"];
            /** @example remote-employee */
            remote: string;
        };
        NewScimToken: {
            /** @description For how long it holds; null until somebody ends it. */
            days: number | null;
            /**
             * @description SHA-256 of the token, in hexadecimal digits.
             * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
             */
            digest: string;
            /** @description Which directory has it. */
            name: components["schemas"]["Name"];
        };
        NewTerminalPin: {
            currentPassword: string;
            pin: components["schemas"]["TerminalPin"];
        };
        Notification: {
            body: string;
            linkEnabled: boolean;
            notification_date: components["schemas"]["Instant"];
            notificationId: components["schemas"]["Id"];
            notificationType: {
                heading: string;
                /** @enum {string} */
                icon: "approved" | "rejected" | "added" | "edited" | "missed" | "deleted" | "schedule" | "report";
                id: components["schemas"]["NotificationKind"];
                /** @description Route name of the linked page. */
                linkPage: string;
                linkText: string;
                /** @enum {string} */
                priority: "HIGH" | "MEDIUM" | "LOW";
            };
            positionDescription: string;
            /** @description The report to download, where one is ready. */
            reportId: components["schemas"]["Id"] | null;
            /** @description The entry to open; null where several were told of together. */
            timePairId: components["schemas"]["Id"] | null;
            type: components["schemas"]["NotificationKind"];
        };
        /** @enum {string} */
        NotificationKind: "TIME_APPROVED" | "TIME_REJECTED" | "TIME_REOPENED" | "TIME_ADDED" | "TIME_EDITED" | "MISSED_CLOCK_IN" | "MISSED_CLOCK_OUT" | "AUTO_CLOCKED_OUT" | "MISSED_BREAK" | "BREAK_NOT_ENDED" | "DELETION_APPROVED" | "DELETION_REJECTED" | "DELETION_REQUESTED" | "SCHEDULE_CHANGED" | "REPORT_READY" | "REPORT_FAILED" | "PIN_GIVEN" | "PASSWORD_GIVEN" | "TERMINAL_SILENT" | "TERMINAL_KEEPS" | "TERMINAL_CLOCK_OFF";
        NotificationPage: {
            contents: components["schemas"]["Notification"][];
            totalPages: number;
        };
        OpenTimePair: {
            /** @description Since when a segment has been open. */
            awaySince: components["schemas"]["Instant"] | null;
            clockIn: components["schemas"]["Instant"];
            employeeAssignmentId: components["schemas"]["Id"];
            id: components["schemas"]["Id"];
            /** @description What was planned for the shift, in the list of subordinates; null without set times. */
            planned?: components["schemas"]["PlannedSpan"] | null;
            timeZone: components["schemas"]["TimeZone"];
        };
        /** @description Null clears it. Left out, it stays as it is. */
        OptionalComment: components["schemas"]["Comment"] | null;
        OwnFace: {
            answer: components["schemas"]["FaceAnswer"];
            answeredAt: components["schemas"]["Instant"] | null;
            /** @description Of the text that was answered; an earlier one than `text` has to be answered anew. */
            answeredVersion: number | null;
            /** @description Whether somebody else registered it. */
            isByManager: boolean;
            /** @description Whether the answer lets the person log in by face, too: they agreed in a session of their own, to this face. Who agreed at a terminal alone has to agree once more. */
            isForLogIn: boolean;
            isRegistered: boolean;
            registeredAt: components["schemas"]["Instant"] | null;
            text: components["schemas"]["FaceConsentText"];
        };
        OwnKey: {
            authorities: components["schemas"]["KeyAuthority"][];
            expiresAt: components["schemas"]["Instant"];
            name: string;
            perMinute: number;
            sites: components["schemas"]["KeySites"];
        };
        OwnPasskeys: {
            contents: {
                id: components["schemas"]["Id"];
                /** @description Whether it was copied to the person's other devices when it was last seen. */
                isBackedUp: boolean;
                /** @description Null while it was not used after its registration. */
                lastUsedAt: components["schemas"]["Instant"] | null;
                madeAt: components["schemas"]["Instant"];
                name: string;
            }[];
            /** @description Whether log-ins of this person by password ask for one. */
            isAskedFor: boolean;
        };
        OwnPassword: {
            currentPassword: string;
        };
        OwnSession: {
            /** @description By its name, such as `Firefox`; null where it is not known. */
            browser: string | null;
            createdAt: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            /** @description The one that asks. */
            isCurrent: boolean;
            /** @description To the minute. */
            lastUsedAt: components["schemas"]["Instant"];
            /** @description By its name, such as `Android`; null where it is not known. */
            system: string | null;
            /** @description By what it was opened; null for one that was opened before this was noted. */
            way: ("PASSWORD" | "FACE" | "SIGN_ON") | null;
        };
        Page: number;
        /**
         * @description BREAK and the kinds that end in _BREAK are rest, which no duration counts.
         * @enum {string}
         */
        PairType: "SHIFT" | "BREAK" | "SEGMENT" | "EARLY_LOGIN" | "PRE_SHIFT_OT" | "OVERTIME" | "FIXED_OVERTIME" | "AUTO_BREAK" | "BAND_BREAK" | "OT_BREAK";
        /**
         * @description base64url without padding.
         * @example cHVuY3R1YWw
         */
        PasskeyBytes: string;
        PasskeyProof: {
            authenticatorData: components["schemas"]["PasskeyBytes"];
            clientDataJSON: components["schemas"]["PasskeyBytes"];
            id: components["schemas"]["PasskeyBytes"];
            signature: components["schemas"]["PasskeyBytes"];
            ticket: components["schemas"]["PasskeyTicket"];
        };
        /** @description What the browser asks the authenticator: PROVE by `credentials.get` with one of these passkeys, REGISTER by `credentials.create` with none of them. User verification is required. */
        PasskeyStep: {
            challenge: components["schemas"]["PasskeyBytes"];
            /** @enum {string} */
            kind: "PROVE" | "REGISTER";
            passkeys: {
                id: components["schemas"]["PasskeyBytes"];
                transports: components["schemas"]["PasskeyTransports"];
            }[];
            rpId: string;
            ticket: components["schemas"]["PasskeyTicket"];
            user: {
                displayName: string;
                id: components["schemas"]["PasskeyBytes"];
                name: string;
            };
        };
        /** @example AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA */
        PasskeyTicket: string;
        /** @description As the browser names them, such as `internal` or `usb`. */
        PasskeyTransports: string[];
        PasswordByLink: {
            newPassword: string;
            token: string;
        };
        PasswordChange: {
            currentPassword: string;
            newPassword: string;
        };
        PasswordLink: {
            token: string;
        };
        PayCycle: {
            duration: number;
            startDate: components["schemas"]["Date"];
            /** @enum {string} */
            unit: "DAYS" | "MONTHS";
        };
        PayCycleHours: {
            endDate: components["schemas"]["Date"];
            /** @description Those that are not deleted. */
            entries: number;
            hours: components["schemas"]["HoursByType"];
            /** @description Who has entries. */
            people: number;
            seen: string;
            startDate: components["schemas"]["Date"];
        };
        PayCycleSignOff: {
            /** @description Entries that changed after their sign-off. */
            changed: number;
            /** @description The last 20 of them, the latest change first. */
            changes: components["schemas"]["SignedChange"][];
            endDate: components["schemas"]["Date"];
            /** @description Who has entries. */
            people: number;
            /** @description Those in force for any of the days, the latest first. */
            signOffs: components["schemas"]["SignOff"][];
            startDate: components["schemas"]["Date"];
            /**
             * @description `WITHOUT_TIME`: nobody has an entry. `SIGNED`: sign-offs cover every entry and nothing
             *     changed since. `NOT_OVER`: a day of the cycle is still to come or goes on. `UNDECIDED`:
             *     entries wait for a decision or have not ended. `READY`: it can be signed off.
             * @enum {string}
             */
            state: "WITHOUT_TIME" | "SIGNED" | "NOT_OVER" | "UNDECIDED" | "READY";
            /** @description Who has entries that no sign-off covers. */
            uncovered: number;
            /** @description Entries that are not decided yet. */
            undecided: number;
        };
        Person: {
            employeeNumber: string;
            firstName: string;
            id: components["schemas"]["Id"];
            lastName: string;
        };
        PersonExport: {
            acts: {
                [key: string]: number;
            };
            employeeId: components["schemas"]["Id"];
            exportedAt: components["schemas"]["Instant"];
            /** @enum {string} */
            format: "punctual-person-1";
            tables: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
            withheld: {
                [key: string]: string[];
            };
        };
        PersonName: {
            firstName: string;
            id: components["schemas"]["Id"];
            lastName: string;
        };
        /**
         * Format: binary
         * @description A file, jpg, jpeg or png, 1 MB at most; judged by its content.
         */
        Picture: Blob;
        PinProof: {
            employeeNumber: components["schemas"]["EmployeeNumber"];
            pin: components["schemas"]["TerminalPin"];
        };
        PlanAnswer: {
            /** @description By which it is taken back; null where every row was refused, and of `undo` itself. */
            batchId: components["schemas"]["Id"] | null;
            results: components["schemas"]["PlanResult"][];
        };
        PlanHistoryPage: {
            contents: components["schemas"]["PlanHistoryRow"][];
            totalPages: number;
        };
        PlanHistoryRow: {
            /** @enum {string} */
            action: "ASSIGNED" | "ROTATED" | "COPIED" | "TAKEN_BACK";
            assignmentDate: components["schemas"]["Instant"];
            /** @description Null where the change has nothing that the HR system is told. */
            ecSynchronisationStatus: components["schemas"]["SynchronisationStatus"] | null;
            endDate: components["schemas"]["Date"];
            errorMessage: string | null;
            id: components["schemas"]["Id"];
            modifiedByEmpId: components["schemas"]["Id"];
            modifiedByName: string;
            startDate: components["schemas"]["Date"];
            /** @description Of what was assigned while it is there, for sending it again. */
            tempWorkScheduleExternalCode: components["schemas"]["TempWorkScheduleCode"] | null;
            /**
             * @description By which `undo` takes it back; null where somebody else planned it, some of it has left for the
             *     external HR system, or something else was planned since.
             */
            undoBatchId: components["schemas"]["Id"] | null;
            workScheduleExternalCode: string;
            workScheduleExternalName: string;
        };
        /** @description What counts on the day. */
        PlannedBrief: {
            endTime: components["schemas"]["ClockTime"] | null;
            /** @description Of the schedule, also of one below an absence or a holiday. */
            externalCode: string | null;
            /** @enum {string} */
            kind: "WORK" | "OFF" | "HOLIDAY" | "ABSENCE" | "NOT_MANAGED" | "NONE";
            /** @description Of the absence, or of the holiday, also where it is worked on. */
            name: string | null;
            startTime: components["schemas"]["ClockTime"] | null;
            workingMinutes: number | null;
        };
        PlannedCounts: {
            days: {
                byGroup: {
                    employeeGroupId: components["schemas"]["Id"];
                    planned: number;
                }[];
                bySchedule: {
                    externalCode: string;
                    externalName: string;
                    planned: number;
                }[];
                date: components["schemas"]["Date"];
                planned: number;
            }[];
            totalRows: number;
        };
        PlannedMinimum: {
            /** @description From Monday to Sunday; 0 for none. */
            byWeekday: number[];
            /** @description Null is all people of the manager. */
            employeeGroupId: components["schemas"]["Id"] | null;
        };
        PlannedRow: {
            countryCode: string;
            /** @description Those that the reader sees. */
            currentEmployeeGroups: components["schemas"]["EmployeeGroupName"][];
            /** @description Of the lasting schedule, today in the assignment's zone. */
            currentWorkScheduleCode: string | null;
            currentWorkScheduleName: string | null;
            description: string;
            employeeId: components["schemas"]["Id"];
            employeeName: string;
            employeeNumber: string;
            /** @description Temporary schedules in the range that the HR system did not take. */
            failedSchedules: components["schemas"]["TemporaryScheduleStatus"][];
            id: components["schemas"]["Id"];
            planVersion: components["schemas"]["PlanVersion"];
            position: components["schemas"]["Position"];
            timeRecordingVariant: components["schemas"]["TimeRecordingVariant"];
            timeZone: components["schemas"]["TimeZone"];
        };
        PlannedRows: {
            contents: components["schemas"]["PlannedRow"][];
            totalPages: number;
            totalRows: number;
        };
        PlannedRowsFilter: {
            customEntities?: components["schemas"]["CustomEntityFilters"];
            defaultCostCenterIds?: components["schemas"]["FilterIds"];
            /** @description Assignments in any of these groups; behind EMPLOYEE_GROUPS. */
            employeeGroupIds?: components["schemas"]["FilterIds"];
            /** @description Included; at most 62 days after the start. */
            endDate: components["schemas"]["Date"];
            /** @description Rows with a temporary schedule in the range that the HR system did not take. */
            failedOnly?: boolean;
            page: components["schemas"]["Page"];
            /** @default 100 */
            pageSize: number;
            positions?: components["schemas"]["FilterIds"];
            /** @description Part of a name or of an employee number. */
            search?: string;
            startDate: components["schemas"]["Date"];
            timeRecordingVariant?: components["schemas"]["TimeRecordingVariant"];
        };
        PlannedSpan: {
            end: components["schemas"]["Instant"];
            start: components["schemas"]["Instant"];
        };
        /** @description Ids of assignments, as rows of the board have them. */
        PlannedUserIds: components["schemas"]["Id"][];
        PlanPreview: {
            rows: components["schemas"]["PlanPreviewRow"][];
            /** @description Every schedule that `days` name by code; one that would be made has the code it would get. */
            workSchedules: components["schemas"]["WorkSchedule"][];
        };
        PlanPreviewRequest: {
            assign?: components["schemas"]["AssignRequest"];
            copy?: components["schemas"]["CopyRequest"];
            rotation?: components["schemas"]["RotationRequest"];
        };
        PlanPreviewRow: {
            days: {
                after: components["schemas"]["PlannedBrief"];
                before: components["schemas"]["PlannedBrief"];
                date: components["schemas"]["Date"];
            }[];
            employeeName: string;
            planVersion: components["schemas"]["PlanVersion"];
            /** @description Why the row would not be done. */
            refusal: components["schemas"]["PlanRefusal"] | null;
            remarks: components["schemas"]["PlanRemark"][];
            userId: components["schemas"]["Id"];
        };
        PlanRefusal: {
            changedAt: components["schemas"]["Instant"] | null;
            /** @description Whose change was not seen, by name. */
            changedBy: string | null;
            code: components["schemas"]["PlanRefusalCode"];
            /** @description The first day that it is about. */
            date: components["schemas"]["Date"] | null;
            /** @description In the reader's language. */
            message: string;
        };
        /**
         * @description `FORBIDDEN`: the manager does not manage each of the days, or the assignment does not last over
         *     them. `ALREADY_SENT` and `CHANGED_SINCE` are of taking back.
         * @enum {string}
         */
        PlanRefusalCode: "FORBIDDEN" | "OTHER_RECORDING_VARIANT" | "INDIVIDUAL_SCHEDULE" | "SCHEDULE_GONE" | "NOTHING_PLANNED" | "PLAN_CHANGED" | "ALREADY_SENT" | "CHANGED_SINCE";
        /** @description Something unusual that keeps nobody from planning it. */
        PlanRemark: {
            amount: number | null;
            endDate: components["schemas"]["Date"];
            /**
             * @description `SHORT_REST`: under 11 hours between two shifts, `amount` minutes of rest. `MANY_DAYS`: more
             *     than 6 days of work in a row, `amount` of them. `OVER_HOURS`: more in a week (Monday to
             *     Sunday) than the lasting schedule has on the average, by `amount` minutes. `UNKNOWN_TO_HR`: a
             *     schedule that was made here, while the HR system takes its own alone. `ALREADY_OVER`: shifts
             *     that have ended, which count as not worked unless time is recorded.
             * @enum {string}
             */
            kind: "ABSENCE" | "HOLIDAY" | "SHORT_REST" | "MANY_DAYS" | "OVER_HOURS" | "UNKNOWN_TO_HR" | "ALREADY_OVER";
            message: string;
            /** @description Of the absence or the holiday. */
            name: string | null;
            startDate: components["schemas"]["Date"];
        };
        PlanResult: {
            planVersion: components["schemas"]["PlanVersion"];
            /** @description Null where it was done. */
            refusal: components["schemas"]["PlanRefusal"] | null;
            tempScheduleRequests: components["schemas"]["TemporaryScheduleStatus"][];
            userId: components["schemas"]["Id"];
        };
        /** @description Counts the changes of what is planned for the assignment. */
        PlanVersion: number;
        Position: {
            description: string;
            id: components["schemas"]["Id"];
        };
        Problem: {
            code: components["schemas"]["ErrorCode"];
            detail: string;
            fields?: components["schemas"]["FieldFault"][];
            /** @description What became of each row, where none could be done. */
            results?: components["schemas"]["ApprovalResult"][];
            status: number;
            title: string;
            traceId: string;
            /** @description The address of the page about the code. */
            type: string;
        };
        Profile: {
            configuration: components["schemas"]["UserConfiguration"];
            employee: components["schemas"]["Employee"];
        };
        /** @description As `adjustmentRules` of the company file has it. */
        ProposedRule: {
            afterMinutes?: components["schemas"]["RuleMinutes"];
            breakMinutes?: components["schemas"]["RuleMinutes"];
            code: string;
            /** @enum {string} */
            direction?: "UP" | "DOWN" | "NEAREST";
            graceMinutes?: components["schemas"]["RuleMinutes"];
            /** @enum {string} */
            kind: "ROUNDING" | "EARLY_LOGIN" | "PRE_SHIFT_OVERTIME" | "FIXED_OVERTIME" | "OVERTIME" | "AUTOMATIC_BREAK";
            maximumMinutes?: components["schemas"]["RuleMinutes"];
            minimumMinutes?: components["schemas"]["RuleMinutes"];
            minutes?: components["schemas"]["RuleMinutes"];
            /** @enum {string} */
            punch?: "CLOCK_IN" | "CLOCK_OUT";
        };
        /** @description All rules, in the order of the company file. */
        ProposedRules: components["schemas"]["ProposedRule"][];
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
            type: "time-pairs-changed" | "active-shift-changed" | "notifications-changed" | "schedules-changed" | "features-changed" | "releases-changed" | "faces-changed" | "company-changed" | "session-ended";
        };
        /** @description Milliseconds, worked out from counts by range; null where nothing was measured. */
        Quantile: number | null;
        /** @description Punches that the device keeps until they can be sent. */
        QueueLength: number;
        Reason: {
            description: string;
            id: components["schemas"]["Id"];
            reasonName: string;
        };
        RefusedSignOn: {
            /** @description As the provider names the person; null where nobody was refused in this browser. */
            name: string | null;
            /** @description The hash path that was asked for, else `/`. */
            wanted: string;
        };
        ReleaseToken: {
            createdAt: components["schemas"]["Instant"];
            /** @description First and last name. */
            createdBy: string;
            endedAt: components["schemas"]["Instant"] | null;
            endedBy: string | null;
            id: components["schemas"]["Id"];
            lastUsedAt: components["schemas"]["Instant"] | null;
            name: string;
            remote: string;
        };
        RemoteHealth: {
            codes: {
                count: components["schemas"]["Count"];
                outcome: components["schemas"]["RemoteOutcome"];
            }[];
            failures: components["schemas"]["Count"];
            /** @description The last day, the current hour last. */
            hours: {
                failures: components["schemas"]["Count"];
                loads: components["schemas"]["Count"];
            }[];
            loads: components["schemas"]["Count"];
            p50: components["schemas"]["Quantile"];
            p99: components["schemas"]["Quantile"];
            remote: string;
            version: string;
        };
        /** @enum {string} */
        RemoteOutcome: "loaded" | "not-registered" | "incompatible" | "entry-missing" | "chunk-missing" | "unreachable" | "timeout" | "integrity" | "threw" | "render";
        RemoteRelease: {
            /** @description What some get instead; null where no canary runs. */
            canary: string | null;
            remote: string;
            /** @description The last canary, where it was stopped by itself; null after the next release. */
            stopped: components["schemas"]["StoppedCanary"] | null;
            /** @description What all get. */
            version: string;
        };
        RemoteReport: {
            milliseconds: number;
            outcome: components["schemas"]["RemoteOutcome"];
            remote: string;
            version: string;
            /** @description How many loads this one stands for, where a page reports only some of them. */
            weight: number;
        };
        RemoteReports: {
            reports: components["schemas"]["RemoteReport"][];
        };
        /**
         * @description `employeeSummaryReport`: every entry, day by day. `employeeSummaryReportGrouped`: the same,
         *     person by person. `employeeAttendanceReport`: every day of every person, planned and worked.
         * @enum {string}
         */
        ReportName: "employeeSummaryReport" | "employeeSummaryReportGrouped" | "employeeAttendanceReport";
        /**
         * @description Of the assignment, the geofence that it works in, its cost center or its company.
         * @enum {string}
         */
        ReportSite: "GEOFENCE" | "COST_CENTER" | "COMPANY";
        ResetTerminalPin: {
            changedAt: components["schemas"]["Instant"];
            pin: components["schemas"]["TerminalPin"];
        };
        RotationRequest: {
            endDate: components["schemas"]["Date"];
            seen?: components["schemas"]["SeenPlans"];
            skipHolidays?: components["schemas"]["SkipHolidays"];
            startDate: components["schemas"]["Date"];
            userIds: components["schemas"]["PlannedUserIds"];
            workSchedules: {
                /** @description Days in a turn. */
                duration: number;
                durationWorkScheduleAssignment?: components["schemas"]["DurationWorkScheduleAssignment"];
                externalCode?: components["schemas"]["WorkScheduleCode"];
            }[];
        };
        RuleMinutes: number;
        RulesTrial: {
            clockedMinutes: number;
            compared: number;
            /** @description The first day that was compared. */
            comparedFrom: components["schemas"]["Date"];
            /** @description Compared entries with other minutes. */
            differing: number;
            endDate: components["schemas"]["Date"];
            /** @description Of the pay cycle. */
            entries: number;
            /** @description The entries with the largest differences, 20 at most. */
            largest: components["schemas"]["TrialDifference"][];
            minutesAfter: number;
            /** @description As kept; as clocked where nothing was kept. */
            minutesBefore: number;
            /** @description Compared entries with the same minutes, of which some are of another kind. */
            otherKinds: number;
            peopleDown: number;
            /** @description People with more minutes in all. */
            peopleUp: number;
            /** @description The last pay cycle that has ended. */
            startDate: components["schemas"]["Date"];
        };
        ScheduleDeviation: {
            /**
             * @description `NOT_ENDED` and `BESIDE_UNUSUAL` tell of another entry of the same day; the others of the
             *     day as a whole.
             * @enum {string}
             */
            kind: "NOTHING_PLANNED" | "NOT_ENDED" | "BESIDE_UNUSUAL" | "STARTS_EARLY" | "STARTS_LATE" | "ENDS_EARLY" | "ENDS_LATE" | "TOO_SHORT" | "TOO_LONG";
            /** @description By how much, rounded up; null where that is not it. */
            minutes: number | null;
        };
        ScimToken: {
            createdAt: components["schemas"]["Instant"];
            /** @description First and last name; null where the command on the server made it. */
            createdBy: string | null;
            endedAt: components["schemas"]["Instant"] | null;
            /** @description First and last name; null where the command on the server ended it. */
            endedBy: string | null;
            /** @description Null where it holds until somebody ends it. */
            expiresAt: components["schemas"]["Instant"] | null;
            id: components["schemas"]["Id"];
            lastUsedAt: components["schemas"]["Instant"] | null;
            name: string;
        };
        SecurityEvent: {
            /** @description Whom it was about, where that is a person. */
            about: {
                id: components["schemas"]["Id"];
                name: string | null;
            } | null;
            at: components["schemas"]["Instant"];
            /** @description Null where the request reached none. */
            call: string | null;
            event: components["schemas"]["SecurityEventKind"];
            id: components["schemas"]["Id"];
            /** @description A /24, or a /48 of IPv6; null for what a command line did. */
            network: string | null;
            /** @description OK */
            outcome: string;
            /** @description By id or by the name of a switch */
            target: string;
            /** @description The same */
            times: number;
            traceId: string | null;
            /** @description Null for names that nobody has. */
            who: components["schemas"]["SecurityParty"] | null;
        };
        /** @enum {string} */
        SecurityEventKind: "log-in" | "log-out" | "password-change" | "password-link-asked" | "pin-change" | "passkey-asked" | "passkey-change" | "passkeys-reset" | "face-change" | "terminal-identification" | "terminal-set-up" | "sessions-ended" | "account-changed" | "rights-imported" | "feature-changed" | "company-changed" | "scim-token-made" | "scim-token-ended" | "api-key-made" | "api-key-ended" | "api-key-refused" | "release-token-made" | "release-token-ended" | "release-sent" | "release-published" | "release-canary" | "release-promoted" | "release-rolled-back" | "release-retired" | "person-erased" | "webhook-changed" | "export" | "metrics-read" | "refused" | "rows-forgotten" | "left-out";
        SecurityEventPage: {
            contents: components["schemas"]["SecurityEvent"][];
            /** @description Null on the last page. */
            next: string | null;
        };
        SecurityParty: {
            /** @description Such as `employee 17`, `terminal 3`, `release-token 5`, `scim-token 2`, `api-key 4`. */
            id: string;
            /** @description At this moment, of a person or token that is known. */
            name: string | null;
        };
        /**
         * @description Which plans the caller has seen. A row whose plan is a newer one is refused as PLAN_CHANGED;
         *     one that is not named is planned whatever it is now.
         */
        SeenPlans: {
            planVersion: components["schemas"]["PlanVersion"];
            userId: components["schemas"]["Id"];
        }[];
        SegmentEntryRequest: {
            accuracy?: components["schemas"]["Accuracy"];
            clockInDateTime: components["schemas"]["Instant"];
            /** @description Null or left out only where segment and shift are open and stay so. */
            clockOutDateTime?: components["schemas"]["Instant"] | null;
            comment?: components["schemas"]["OptionalComment"];
            costCenter?: components["schemas"]["CostCenterChoice"];
            delayInMilliseconds?: components["schemas"]["Delay"];
            employeeAssignmentId: components["schemas"]["Id"];
            entryType: components["schemas"]["EntryType"];
            geofence?: components["schemas"]["GeofenceChoice"];
            geofenceResult?: components["schemas"]["GeofenceResult"];
            /** @description The segment that is edited. */
            id: components["schemas"]["IdOrNew"];
            isNormalized?: boolean;
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            origin?: components["schemas"]["PunchOrigin"];
            /** @enum {string} */
            pairType: "BREAK";
            reason?: components["schemas"]["CorrectionReason"];
            /** @description The caller. */
            requestedByUserId?: components["schemas"]["Id"];
            /** @description The version of its shift. */
            shiftTimePairId: components["schemas"]["Id"];
            timePairCustomFieldValues?: components["schemas"]["CustomFieldChoices"];
            timeTypeId?: components["schemas"]["Id"];
            timeZoneOffset: components["schemas"]["DeviceTimeZoneOffset"];
        };
        SegmentTimePair: {
            clockIn: components["schemas"]["Punch"];
            clockOut: components["schemas"]["Punch"] | null;
            /** @description When its end counts as missed; null once it has ended, and where nobody checks. */
            clockOutThreshold: components["schemas"]["Instant"] | null;
            commentSummary: components["schemas"]["CommentSummary"];
            costCenter: {
                id: components["schemas"]["Id"];
                name: string;
            } | null;
            deletedDate: components["schemas"]["Instant"] | null;
            duration: number | null;
            pairType: components["schemas"]["PairType"];
            previousVersionId: components["schemas"]["Id"] | null;
            segmentTimePairId: components["schemas"]["Id"];
            /** @description The originalVersionId of its shift. */
            shiftTimePairId: components["schemas"]["Id"];
            timePairCustomFieldValues: components["schemas"]["CustomFieldValue"][];
            timeType: {
                externalName: string;
                id: components["schemas"]["Id"];
            } | null;
        };
        SelectableEntry: {
            /** @description Whose and which time that is. Among more than 200 entries only deletions say it. */
            details?: {
                clockIn: components["schemas"]["Instant"];
                clockOut: components["schemas"]["Instant"] | null;
                firstName: string;
                lastName: string;
                timeZone: components["schemas"]["TimeZone"];
            };
            employeeId: components["schemas"]["Id"];
            isCorrection: boolean;
            startDate: components["schemas"]["Date"];
            status: components["schemas"]["ApprovalStatus"];
            timePairId: components["schemas"]["Id"];
            wasPreviouslyApproved: boolean;
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
            /** @description Whether there is a password to change; without one people come by single sign-on. */
            hasPassword?: boolean;
            /** @description It was opened with a one-time password: until another is chosen every other call of this session is refused (PASSWORD_CHANGE_REQUIRED), but this one and log-out. */
            mustChangePassword: boolean;
        };
        ShiftSummaries: {
            contents: components["schemas"]["TimePair"][];
            /** @description Minutes scheduled in the range. */
            expectedMinuteDuration: number;
            /** @description The same of their adjusted versions, where there are any. */
            totalAdjustedDuration: number;
            totalCount: number;
            /** @description Seconds of all ended entries that are neither deleted nor rejected; a correction counts once it is approved. Where only deleted or rejected ones are asked for, of these. Each is rounded to the minute, as it is shown. */
            totalDuration: number;
            totalPages: number;
        };
        ShiftSummariesFilter: {
            /** @description None means every status but DELETED. */
            approvalStatus?: components["schemas"]["ApprovalStatus"][];
            clockInFilter?: components["schemas"]["LocalTimeSpan"];
            clockOutFilter?: components["schemas"]["LocalTimeSpan"];
            customEntities?: components["schemas"]["CustomEntityFilters"];
            /** @description Cost centers of the assignments. */
            defaultCostCenterIds?: components["schemas"]["FilterIds"];
            endDate: components["schemas"]["Date"];
            /** @description Any of them. */
            infoFilter?: components["schemas"]["InfoIndicator"][];
            page: components["schemas"]["Page"];
            /** @default 10 */
            pageSize: number;
            positions?: components["schemas"]["FilterIds"];
            /** @description Part of a position, a time type, a cost center or a comment. */
            search?: string;
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
            synchronisationStatus?: components["schemas"]["SynchronisationStatus"][];
            timePairCostCenterIds?: components["schemas"]["FilterIds"];
            typeFilter?: components["schemas"]["PunchType"][];
        };
        ShiftTimes: {
            breaks: components["schemas"]["ClockSpan"][];
            end: components["schemas"]["ClockTime"];
            start: components["schemas"]["ClockTime"];
        };
        SignedChange: {
            changedAt: components["schemas"]["Instant"];
            /** @description Full name; null where the server did it. */
            changedBy: string | null;
            date: components["schemas"]["Date"];
            firstName: string;
            lastName: string;
            timePairId: components["schemas"]["Id"];
        };
        SignedInDevice: {
            /** @description As it calls itself, of a list of known ones; null for others. */
            browser: string | null;
            /** @description By how much its clock is ahead of the server's; negative where it is behind, null until the device has told. */
            clockOffSeconds: number | null;
            /** @description Its session is over. Until it signs in again, or is signed out, it is missed. */
            hasEnded: boolean;
            id: components["schemas"]["Id"];
            /** @description It was seen within the last three minutes. */
            isRunning: boolean;
            /** @description Since when it has kept punches without a pause; null while it keeps none. */
            keepsSince: components["schemas"]["Instant"] | null;
            lastSeenAt: components["schemas"]["Instant"];
            /** @description Null until the device has told. */
            queueLength: components["schemas"]["QueueLength"] | null;
            signedInAt: components["schemas"]["Instant"];
            /** @description Likewise. */
            system: string | null;
            /** @description Null until the device has told. */
            version: string | null;
        };
        SignOff: {
            /** @description As they were signed off; told to whoever signed alone. */
            hours: components["schemas"]["HoursByType"] | null;
            id: components["schemas"]["Id"];
            /** @description Of the caller’s people those whom it covers. */
            people: number;
            signedAt: components["schemas"]["Instant"];
            /** @description Full name. */
            signedBy: string;
            signedById: components["schemas"]["Id"];
        };
        SignOffRequest: {
            endDate: components["schemas"]["Date"];
            /** @description What `getPayCycleHours` told, so that nothing is signed unseen. */
            seen: string;
            startDate: components["schemas"]["Date"];
        };
        /**
         * @description Plans nothing on the public holidays of each person's calendar: what was there on them stays.
         *     Otherwise the work that is planned for them is done.
         */
        SkipHolidays: boolean;
        StoppedCanary: {
            at: components["schemas"]["Instant"];
            canary: components["schemas"]["Attempts"];
            released: components["schemas"]["Attempts"];
            version: string;
        };
        Subordinate: {
            /**
             * @description The approved leave that keeps the person from clocking in today, by its name; with
             *     includeActiveShifts.
             */
            absence?: string | null;
            /** @description The open shift on one of these assignments; with includeActiveShifts. */
            activeTimePair?: components["schemas"]["OpenTimePair"] | null;
            /**
             * @description What is expected today of somebody who is not clocked in; with includeActiveShifts. `LATE`
             *     should have come by now, within the schedule's grace it is `DUE`; `LATER` begins later,
             *     of `MISSED` the planned shift is over and nothing was recorded, `DONE` is over or was worked
             *     in part, `OFF` has no work planned. Null for whoever is in.
             */
            attendance?: ("LATE" | "DUE" | "MISSED" | "LATER" | "DONE" | "OFF") | null;
            employee: {
                employeeNumber: string;
                firstName: string;
                id: components["schemas"]["Id"];
                lastName: string;
            };
            /**
             * @description A shift is open on an assignment that this manager does not approve; with
             *     includeActiveShifts.
             */
            isClockedInElsewhere?: boolean;
            /** @description The shift that `attendance` is about. */
            planned?: components["schemas"]["PlannedSpan"] | null;
            plannedTimeZone?: components["schemas"]["TimeZone"];
            /** @description The primary one first. */
            subordinateAssignments: {
                /** @description It is active and its time is captured. */
                canClock: boolean;
                description: string;
                id: components["schemas"]["Id"];
                position: components["schemas"]["Position"];
                timeZone: components["schemas"]["TimeZone"];
                /** @description Now, minutes east of UTC. */
                timeZoneOffset: number;
            }[];
        };
        Subordinates: {
            contents: components["schemas"]["Subordinate"][];
            totalEmployees: number;
            totalPages: number;
        };
        SubordinatesFilter: {
            /**
             * @description People who are not clocked in and of whom this is true. `DUE` has those who are late, too,
             *     `LATE` those who did not come (`MISSED`).
             * @enum {string}
             */
            attendance?: "DUE" | "LATE" | "OFF";
            customEntities?: components["schemas"]["CustomEntityFilters"];
            /** @description Cost centers of the assignments. */
            defaultCostCenterIds?: components["schemas"]["FilterIds"];
            /** @description Assignments in any of these groups; behind EMPLOYEE_GROUPS. */
            employeeGroupIds?: components["schemas"]["FilterIds"];
            /** @description People who have any of them now; none asks for nothing. */
            infoFilter?: ("CURRENTLY_CLOCKED_IN" | "CURRENTLY_AWAY")[];
            page: components["schemas"]["Page"];
            /** @default 30 */
            pageSize: number;
            positions?: components["schemas"]["Id"][];
            /** @description Part of a name or of an employee number. */
            search?: string;
        };
        SubordinateShift: {
            /** @description The open shift on an assignment that this manager approves. */
            activeTimePair: components["schemas"]["OpenTimePair"] | null;
            employeeId: components["schemas"]["Id"];
            /** @description A shift is open on an assignment that this manager does not approve. */
            isClockedInElsewhere: boolean;
        };
        SynchronisationError: {
            /** @description The reason in the reader's language. */
            message: string;
            reason: components["schemas"]["SynchronisationFailure"];
        };
        /**
         * @description UNREACHABLE and BUSY are tried again by themselves for some hours; the others only when
         *     somebody asks for it.
         * @enum {string}
         */
        SynchronisationFailure: "UNREACHABLE" | "BUSY" | "UNKNOWN_PERSON" | "UNKNOWN_SCHEDULE" | "OTHER_DAY" | "REFUSED";
        /** @enum {string} */
        SynchronisationStatus: "SYNCHRONISED" | "DELETED" | "SYNCHRONISATION_PENDING" | "SYNCHRONISATION_FAILED" | "PARTIAL_PENDING" | "PARTIAL_FAILURE";
        TemporaryScheduleStatus: {
            assignmentId: components["schemas"]["Id"];
            ecSynchronisationStatus: components["schemas"]["SynchronisationStatus"];
            endDate: components["schemas"]["Date"];
            startDate: components["schemas"]["Date"];
            synchronisationError: components["schemas"]["SynchronisationError"] | null;
            tempWorkScheduleExternalCode: components["schemas"]["TempWorkScheduleCode"];
        };
        /** @description The external code of a temporary schedule. */
        TempWorkScheduleCode: string;
        TerminalAssignment: {
            assignmentId: components["schemas"]["Id"];
            company: string;
            /** @description Name of the cost centre of the assignment; null where it has none. */
            costCenter: string | null;
            /** @description The last clock-in, clock-out, or start or end of a break; null where none lies in the shift that runs, or in those that began today or the day before. */
            lastPunch: components["schemas"]["Instant"] | null;
            operations: components["schemas"]["TerminalOperation"][];
            /** @description The next break that is planned and not over; null where there is none. */
            plannedBreak: {
                minutes: number;
                start: components["schemas"]["Instant"];
            } | null;
            /** @description When the planned shift ends that the punch belongs to; null where none is planned. */
            plannedEnd: components["schemas"]["Instant"] | null;
            /** @description Name of the work schedule that plans it; null where `plannedEnd` is. */
            plannedShift: string | null;
            position: string;
            /** @description Since when it is so; null while clocked out. */
            since: components["schemas"]["Instant"] | null;
            /** @enum {string} */
            state: "CLOCKED_OUT" | "CLOCKED_IN" | "ON_BREAK";
            /** @description Name of what a clock-in records. */
            timeType: string;
            timeZone: components["schemas"]["TimeZone"];
        };
        TerminalCredentials: {
            password: string;
            terminalId: string;
        };
        TerminalDialog: {
            assignments: components["schemas"]["TerminalAssignment"][];
            closesInSeconds: number;
            dialogToken: components["schemas"]["DialogToken"];
            /** @description With the language that the person has chosen, else that of the call. */
            employee: {
                firstName: string;
                id: components["schemas"]["Id"];
                is24Hour: boolean;
                lastName: string;
                locale: components["schemas"]["Locale"];
            };
            serverTime: components["schemas"]["Instant"];
            /** @description Worked on the terminal's day so far, in all assignments, breaks left out. */
            workedTodayInSeconds: number;
        };
        /** @enum {string} */
        TerminalOperation: "CLOCK_IN" | "BREAK_IN" | "RESUME" | "CLOCK_OUT";
        /** @example 1357 */
        TerminalPin: string;
        TerminalPinState: {
            /** @description It was given and should be changed. */
            byManager: boolean;
            /** @description Null while there is none. */
            changedAt: components["schemas"]["Instant"] | null;
        };
        TerminalPunch: {
            assignmentId: components["schemas"]["Id"];
            /**
             * @description How long the terminal has tried to send it.
             * @default 0
             */
            delayInMilliseconds: number;
            deviceDateTime?: components["schemas"]["Instant"];
            dialogToken: components["schemas"]["DialogToken"];
            operation: components["schemas"]["TerminalOperation"];
            timeZoneOffset: components["schemas"]["DeviceTimeZoneOffset"];
        };
        TerminalPunchAnswer: {
            at: components["schemas"]["Instant"];
            operation: components["schemas"]["TerminalOperation"];
            plannedEnd: components["schemas"]["Instant"] | null;
            timeZone: components["schemas"]["TimeZone"];
            violations: components["schemas"]["ClockViolation"][];
            workedTodayInSeconds: number;
        };
        TerminalSession: {
            description: string;
            expiresAt: components["schemas"]["Instant"];
            terminalId: string;
            timeZone: components["schemas"]["TimeZone"];
        };
        TerminalSetUpState: {
            /** @description Of the tablet that has signed in, as it calls itself; null if unknown. */
            browser: string | null;
            /**
             * @description `OVER`: it has expired, or another one took its place.
             * @enum {string}
             */
            state: "WAITING" | "USED" | "OVER";
            /** @description Likewise. */
            system: string | null;
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
        TimeEntryRequest: {
            accuracy?: components["schemas"]["Accuracy"];
            /** @description Breaks of a shift that is added or copied, inside it and beside each other; needs SEGMENTS. */
            breaks?: {
                clockInDateTime: components["schemas"]["Instant"];
                clockOutDateTime: components["schemas"]["Instant"];
            }[];
            clockInDateTime: components["schemas"]["Instant"];
            /** @description Null or left out only where the version that is edited is open and stays so. */
            clockOutDateTime?: components["schemas"]["Instant"] | null;
            comment?: components["schemas"]["OptionalComment"];
            costCenter?: components["schemas"]["CostCenterChoice"];
            delayInMilliseconds?: components["schemas"]["Delay"];
            employeeAssignmentId: components["schemas"]["Id"];
            entryType: components["schemas"]["EntryType"];
            geofence?: components["schemas"]["GeofenceChoice"];
            geofenceResult?: components["schemas"]["GeofenceResult"];
            id: components["schemas"]["IdOrNew"];
            /** @description Needs CAPTURE_CALL_BACK. */
            isCallBack?: boolean;
            /**
             * @description The times were read in the zone of the assignment; without it the offset of the device
             *     stays known beside them, and shows as a discrepancy.
             */
            isNormalized?: boolean;
            latitude?: components["schemas"]["Latitude"];
            longitude?: components["schemas"]["Longitude"];
            origin?: components["schemas"]["PunchOrigin"];
            reason?: components["schemas"]["CorrectionReason"];
            /** @description The caller. */
            requestedByUserId?: components["schemas"]["Id"];
            timePairCustomFieldValues?: components["schemas"]["CustomFieldChoices"];
            timeTypeId?: components["schemas"]["Id"];
            timeZoneOffset: components["schemas"]["DeviceTimeZoneOffset"];
        };
        /**
         * @description What a time entry breaks (spec §5).
         * @enum {string}
         */
        TimeEntryRule: "CLOCK_IN_REQUIRED" | "CLOCK_OUT_REQUIRED" | "SAME_TIME" | "CLOCK_IN_AFTER_CLOCK_OUT" | "IN_THE_FUTURE" | "REASON_REQUIRED" | "SPECIFY_REASON" | "COMMENT_TOO_LONG" | "CUSTOM_FIELD_REQUIRED" | "COST_CENTER_REQUIRED" | "BEFORE_PREVIOUS_PAY_CYCLE" | "BEFORE_EDIT_RANGE" | "TIME_BEFORE_SHIFT" | "TIME_AFTER_SHIFT" | "BREAK_OVERLAPS" | "NO_CHANGE";
        TimeFilter: {
            id: components["schemas"]["Id"];
            name: string;
        };
        TimeFilters: {
            /** @description Named with their field; none where the company has switched custom fields off. */
            customFieldOptions: components["schemas"]["TimeFilter"][];
            timeTypes: components["schemas"]["TimeFilter"][];
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
            commentSummary: components["schemas"]["CommentSummary"];
            correctionDate: components["schemas"]["Instant"] | null;
            costCenter: {
                id: components["schemas"]["Id"];
                name: string;
            } | null;
            /**
             * @description What a manager last decided about this version by hand; null where nobody did. It stays
             *     when the deletion of the entry is asked for.
             */
            decision: components["schemas"]["EntryDecision"] | null;
            deletedDate: components["schemas"]["Instant"] | null;
            /** @description Seconds worked without breaks; null while open. */
            duration: number | null;
            employeeAssignment: {
                active: boolean;
                /** @description Held on the assignment or by its person. */
                authorityNames: components["schemas"]["Authority"][];
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
            /**
             * @description EXTRACTED when the external HR system has it and its pay cycle has ended; then only a
             *     manager changes it.
             * @enum {string}
             */
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
            /** @description Whether its person waived the meal break; null where nobody was asked. */
            mealBreakWaived: boolean | null;
            modifiedBy: components["schemas"]["PersonName"] | null;
            originalVersionId: components["schemas"]["Id"];
            pairType: components["schemas"]["PairType"];
            previousVersionId: components["schemas"]["Id"] | null;
            reason: components["schemas"]["Reason"] | null;
            /** @description The duration rounded to 10 seconds. Pages show minutes of `duration`, so that sums are those of what is shown. */
            roundedDuration: number | null;
            /**
             * @description Only where managers decide (`fetchApprovals`): why a pending entry that has nothing unusual
             *     does not match its schedule, judged with all entries of its day; empty for every other one.
             */
            scheduleDeviations?: components["schemas"]["ScheduleDeviation"][];
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
            /** @description The status before its deletion was asked for; null unless that is undecided. */
            statusBeforeDeletion: components["schemas"]["ApprovalStatus"] | null;
            /** @description Why the external HR system did not take it; null unless that has failed. */
            synchronisationError: components["schemas"]["SynchronisationError"] | null;
            /**
             * @description What the external HR system has of it; a PARTIAL one where it has some of shift and
             *     segments. Null for what was never to leave. After an edit that is not approved yet it
             *     tells of the version that was approved last.
             */
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
            /**
             * @description Minutes that all entries of the planned shift together worked, minus those scheduled. Null
             *     while one of them is open, and in the answer to a punch whose shift alone is shorter.
             */
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
        TrialDifference: {
            /** @description Of the company's rule; null if it is none of them. */
            code: string | null;
            date: components["schemas"]["Date"];
            minutesAfter: number;
            minutesBefore: number;
            /** @description Of the person. */
            name: string;
            /** @description What made most of the difference, by its presence or its absence. */
            rule: components["schemas"]["AdjustmentRule"];
        };
        UndoPlanRequest: {
            batchId: components["schemas"]["Id"];
            userIds?: components["schemas"]["PlannedUserIds"];
        };
        UndoRequest: {
            requestedByUserId: components["schemas"]["Id"];
            /** @description More than one request may decide are refused as SELECTION_TOO_LARGE. */
            timePairIds: components["schemas"]["Id"][];
        };
        UnworkedDay: {
            /** @description The unpaid breaks that were planned. */
            breaks: components["schemas"]["PlannedSpan"][];
            /** @description The assignment has ADD_TIME. */
            canAddTime: boolean;
            date: components["schemas"]["Date"];
            employeeAssignmentId: components["schemas"]["Id"];
            employeeId: components["schemas"]["Id"];
            firstName: string;
            lastName: string;
            planned: components["schemas"]["PlannedSpan"];
            positionDescription: string;
            scheduleName: string;
            timeZone: components["schemas"]["TimeZone"];
        };
        UnworkedDayOutcome: {
            date: components["schemas"]["Date"];
            employeeAssignmentId: components["schemas"]["Id"];
            outcome: components["schemas"]["UnworkedOutcome"];
        };
        UnworkedDayOutcomes: {
            days: {
                date: components["schemas"]["Date"];
                employeeAssignmentId: components["schemas"]["Id"];
            }[];
            outcome: components["schemas"]["UnworkedOutcome"];
        };
        UnworkedDays: {
            contents: components["schemas"]["UnworkedDay"][];
            /** @description Where the next people begin; null after the last. */
            next: components["schemas"]["Id"] | null;
        };
        UnworkedDaysFilter: {
            /** @description What `next` of the page before was. */
            after?: components["schemas"]["Id"];
            /** @description Assignments in any of these groups; behind EMPLOYEE_GROUPS. */
            employeeGroupIds?: components["schemas"]["FilterIds"];
            employeeIds?: components["schemas"]["FilterIds"];
            endDate: components["schemas"]["Date"];
            positions?: components["schemas"]["FilterIds"];
            /** @description Part of a person's name or employee number. */
            search?: string;
            startDate: components["schemas"]["Date"];
        };
        /**
         * @description `ABSENT`: the person did not come; attendance reports say so. `LEFT`: nothing more is to be
         *     said. Null takes back what was said.
         */
        UnworkedOutcome: ("ABSENT" | "LEFT") | null;
        UserConfiguration: {
            is24HourDateTime: boolean;
            locale: components["schemas"]["Locale"];
            startOfWeek: components["schemas"]["Weekday"];
        };
        /** @enum {string} */
        ViolationCode: "ALREADY_CLOCKED_IN" | "SHORT_BREAK_DISCARDED" | "RECORDED_AS_CORRECTION";
        WaitingPunch: {
            at: components["schemas"]["Instant"];
            /** @description Whose number or badge it is; null where nobody's. */
            employee: {
                /** @description The one that the manager manages of this person; null where several. */
                assignmentId: components["schemas"]["Id"] | null;
                firstName: string;
                id: components["schemas"]["Id"];
                lastName: string;
            } | null;
            id: components["schemas"]["Id"];
            operation: components["schemas"]["TerminalOperation"];
            /**
             * @description `SEVERAL_ASSIGNMENTS`: it fits more than one. `DOES_NOT_FIT`: such as an end without a
             *     beginning. `TOO_MANY_TRIES`: after so many wrong ones it was not looked at.
             *     `UNREADABLE`: it could not be opened.
             * @enum {string}
             */
            reason: "UNKNOWN_NUMBER" | "WRONG_PIN" | "TOO_MANY_TRIES" | "UNKNOWN_BADGE" | "NOTHING_TO_CLOCK" | "SEVERAL_ASSIGNMENTS" | "DOES_NOT_FIT" | "UNREADABLE";
            /** @description The number or badge as it was typed; null where it could not be opened. */
            said: string | null;
            /** @description What `said` is; null where it could not be opened, or was laid aside before 0.2. */
            saidBy: ("NUMBER" | "BADGE") | null;
            /** @description What the terminal is called. */
            terminal: string;
            timeZone: components["schemas"]["TimeZone"];
        };
        WantedAccount: {
            closed: boolean;
        };
        WantedFeature: {
            /** @description Null takes it back to the default. */
            value: components["schemas"]["FeatureValue"] | null;
        };
        WantedInvitation: {
            employeeId: components["schemas"]["Id"];
            /**
             * @description `FIRST`: a PIN if the person has none. `GIVEN`: another one, too, unless the person chose
             *     theirs. No PIN while PINs are switched off.
             * @enum {string}
             */
            pin: "NONE" | "FIRST" | "GIVEN";
            /**
             * @description What the new password may replace. `NOTHING`: only a one-time password that has expired.
             *     `UNUSED`: one that was not used, too. `ANY`: also the person's own; every session ends.
             * @enum {string}
             */
            replaces: "NOTHING" | "UNUSED" | "ANY";
        };
        WantedInvitations: {
            people: components["schemas"]["WantedInvitation"][];
        };
        Webhook: {
            /** @description Deliveries that were given up, 1000 at most. */
            failed: number;
            fields: components["schemas"]["WebhookField"][];
            /** @description Nothing is sent before it has one. */
            hasSecret: boolean;
            id: components["schemas"]["Id"];
            isOn: boolean;
            name: string;
            /** @description GONE where the receiver answered 410 and the server switched it off. */
            offReason: "GONE" | null;
            /** @description Nothing is sent before, since nothing of what was sent last arrived. */
            pausedUntil: components["schemas"]["Instant"] | null;
            types: components["schemas"]["WebhookEventType"][];
            url: string;
            /** @description Deliveries that wait, 1000 at most. */
            waiting: number;
        };
        WebhookDelivery: {
            attempts: number;
            /** @description The next attempt, or later where earlier events of the person wait. */
            dueAt: components["schemas"]["Instant"];
            employeeId: components["schemas"]["Id"] | null;
            failure: components["schemas"]["WebhookFailure"] | null;
            happenedAt: components["schemas"]["Instant"];
            id: components["schemas"]["Id"];
            /** @description The `webhook-id`. */
            messageId: string;
            state: components["schemas"]["WebhookDeliveryState"];
            /** @description Of the last answer; null where none came. */
            status: number | null;
            /** @description The last attempt. */
            triedAt: components["schemas"]["Instant"] | null;
            /** @description An event, or `test`. */
            type: string;
            webhookId: components["schemas"]["Id"];
        };
        WebhookDeliveryPage: {
            contents: components["schemas"]["WebhookDelivery"][];
            /** @description Null on the last page. */
            next: components["schemas"]["Id"] | null;
        };
        /** @enum {string} */
        WebhookDeliveryState: "WAITING" | "DELIVERED" | "FAILED";
        /** @enum {string} */
        WebhookEventType: "employee.clocked" | "time.approved" | "time.changed" | "schedule.changed";
        /**
         * @description Why the last attempt failed. ANSWERED: with another status than 2xx. REDIRECTED: redirects are
         *     not followed. GONE: 410, the webhook was switched off. TOO_LONG: no answer in 10 seconds.
         *     BROKEN: the connection ended within the answer. CERTIFICATE: of the receiver, not trusted.
         *     ADDRESS: the name leads to a network that the server's settings do not allow.
         * @enum {string}
         */
        WebhookFailure: "ANSWERED" | "REDIRECTED" | "GONE" | "TOO_LONG" | "UNREACHABLE" | "BROKEN" | "CERTIFICATE" | "ADDRESS";
        /**
         * @description Personal data that a system gets beside ids.
         * @enum {string}
         */
        WebhookField: "EMPLOYEE_NUMBER" | "EMPLOYEE_NAME" | "TIMES" | "STATUS" | "SCHEDULES";
        WebhookRequest: {
            fields: components["schemas"]["WebhookField"][];
            isOn: boolean;
            name: components["schemas"]["Name"];
            types: components["schemas"]["WebhookEventType"][];
            /** @description Begins with https, or with http on this machine where the server's settings allow it. */
            url: string;
        };
        WebhookSecret: {
            /** @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw */
            secret: string;
        };
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
            workScheduleColor?: components["schemas"]["WorkScheduleColor"];
        };
        WorkScheduleCode: string;
        /** @description The company's own colours of a schedule; without them the page chooses. */
        WorkScheduleColor: {
            primaryColor: components["schemas"]["Color"];
            secondaryColor: components["schemas"]["Color"];
            text: components["schemas"]["Color"];
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
        WorkSchedulePage: {
            contents: components["schemas"]["WorkSchedule"][];
            totalPages: number;
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
        /** @description RFC 5545, with the time zones that it names. */
        Calendar: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/calendar": string;
            };
        };
        /** @description The shift as it is now. */
        Clocked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ClockEntryAnswer"];
            };
        };
        /** @description The cost centers by their name. */
        CostCenters: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CostCenter"][];
            };
        };
        /** @description What was drawn for this capture. */
        FaceCapture: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FaceCapture"];
            };
        };
        /** @description The shifts of the rows that were done, and what became of the others. */
        MassClocked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MassClockAnswer"];
            };
        };
        /** @description The interval of work without a meal break that runs now. */
        MealPenaltySummary: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MealPenaltySummary"];
            };
        };
        /** @description What is kept of the own face. */
        OwnFace: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OwnFace"];
            };
        };
        /** @description What became of each row, in the order of the request. */
        Planned: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PlanAnswer"];
            };
        };
        /** @description The file; `content-disposition` has its name. */
        Spreadsheet: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
            };
        };
        /** @description The people that were found, in the order of the ids. */
        SubordinateShifts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SubordinateShift"][];
            };
        };
        /** @description Who it is, and what may be done, in the order in which it is offered. */
        TerminalDialog: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TerminalDialog"];
            };
        };
    };
    parameters: {
        EmployeeGroupId: components["schemas"]["Id"];
        EmployeeId: components["schemas"]["Id"];
        /** @description Unique for each command of a person or terminal; sent again with the same command. */
        IdempotencyKey: string;
        /** @description Language of translated texts; else the Accept-Language header. */
        Lang: components["schemas"]["Locale"];
        /** @description The signed-in manager's id. */
        Manager: components["schemas"]["Id"];
        /**
         * @description Own notifications that this answers; they are dismissed with it. A notification whose link
         *     was followed is dismissed by that already.
         */
        NotificationIds: components["schemas"]["Id"][];
        /** @description One that the manager manages now or later. */
        PlannedAssignment: components["schemas"]["Id"];
        /** @description Included; at most 62 days after the start. */
        RangeEnd: components["schemas"]["Date"];
        RangeStart: components["schemas"]["Date"];
        /** @description Part of the name; everything without it. */
        SearchString: string;
        /** @description The signed-in employee's id. */
        Sub: components["schemas"]["Id"];
        /** @description Ids of employees. */
        SubordinateIds: components["schemas"]["Id"][];
        /** @description `id` of `CompanyTerminalFacts`. */
        TerminalId: components["schemas"]["Id"];
        /** @description Any version of the time pair. */
        TimePairId: components["schemas"]["Id"];
        WebhookId: components["schemas"]["Id"];
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
    getAccounts: {
        parameters: {
            query?: {
                page?: components["schemas"]["Page"];
                /** @description Part of the name, the user name or the employee number. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of 30, by last name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountPage"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getAccount: {
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
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDetails"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    endSessions: {
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
        requestBody?: never;
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    erasePerson: {
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
        requestBody?: never;
        responses: {
            /** @description How many rows were deleted or blanked, by table. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: {
                            [key: string]: number;
                        };
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OWN_ACCOUNT, REQUEST_IN_PROGRESS, STILL_EMPLOYED, STILL_WAITING */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    giveOneTimePassword: {
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
            /** @description The password, and until when it can be used. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        password: string;
                        until: components["schemas"]["Instant"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, ACCOUNT_CLOSED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED, RIGHTS_NOT_HELD */
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
            /** @description NO_USER_NAME, OWN_ACCOUNT */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    exportPerson: {
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
            /** @description One document, to be given to the person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonExport"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    resetPasskeys: {
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
        requestBody?: never;
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OWN_ACCOUNT, REQUEST_IN_PROGRESS */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    changeAccountState: {
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
                "application/json": components["schemas"]["WantedAccount"];
            };
        };
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OWN_ACCOUNT, REQUEST_IN_PROGRESS */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    giveTerminalPin: {
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
            /** @description The new PIN. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetTerminalPin"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, ACCOUNT_CLOSED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED, RIGHTS_NOT_HELD */
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
            /** @description OWN_ACCOUNT */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description With or without `.ics` at its end. */
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Calendar"];
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    tryRulesOnShift: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExampleShift"];
            };
        };
        responses: {
            /** @description The shift on a day without a change of the clocks, in UTC. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdjustedExample"];
                };
            };
            /** @description ADJUSTMENT_RULES_REFUSED, UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    tryRulesOnCycle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rules: components["schemas"]["ProposedRules"];
                };
            };
        };
        responses: {
            /** @description The comparison. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesTrial"];
                };
            };
            /** @description ADJUSTMENT_RULES_REFUSED, UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description RULES_TRIAL_UNDER_WAY, TOO_MANY_REQUESTS */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    findBadgeHolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    badge: string;
                };
            };
        };
        responses: {
            /** @description The person, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        holder: components["schemas"]["BadgeHolder"] | null;
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getCompanyChanges: {
        parameters: {
            query?: {
                /** @description The `next` of the page before. */
                before?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        contents: components["schemas"]["CompanyChange"][];
                        /** @description For `before`; null if this page is the last one. */
                        next: components["schemas"]["Id"] | null;
                        version: components["schemas"]["CompanyVersion"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    changeCompany: {
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
                "multipart/form-data": {
                    file: components["schemas"]["CompanyUpload"];
                    /**
                     * @description The `version` of the check.
                     * @example 12
                     */
                    version: string;
                };
            };
        };
        responses: {
            /** @description What has changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyChange"];
                };
            };
            /** @description COMPANY_FILE_REFUSED, UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED, RIGHTS_NOT_HELD */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description COMPANY_CHANGED, LAST_ADMINISTRATOR, OWN_ACCESS, REQUEST_IN_PROGRESS */
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
            /** @description CHECK_UNDER_WAY, TOO_MANY_REQUESTS */
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
            /** @description CHECK_TOOK_TOO_LONG, OUT_OF_SPACE, UNAVAILABLE */
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
    getCompanyChangeEntries: {
        parameters: {
            query?: {
                /** @description The `next` of the page before. */
                after?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries, by section. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        contents: components["schemas"]["CompanyChangeEntry"][];
                        /** @description For `after`; null if this page is the last one. */
                        next: components["schemas"]["Id"] | null;
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    checkCompany: {
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
                "multipart/form-data": {
                    file: components["schemas"]["CompanyUpload"];
                };
            };
        };
        responses: {
            /** @description The faults of the file, or what it would change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyCheck"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description CHECK_UNDER_WAY, TOO_MANY_REQUESTS */
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
            /** @description CHECK_TOOK_TOO_LONG, OUT_OF_SPACE, UNAVAILABLE */
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
    getConnections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry for each kind, in a fixed order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Connection"][];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getCompanyDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As a company file with this section only; empty before the first import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        part: components["schemas"]["CompanyContent"];
                        version: components["schemas"]["CompanyVersion"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getDirectoryMapping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mapping, and what its fields can name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryMappingState"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    saveDirectoryMapping: {
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
                "application/json": {
                    mapping: components["schemas"]["DirectoryMapping"];
                    version: components["schemas"]["DirectoryMappingVersion"];
                };
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryMappingState"];
                };
            };
            /** @description DIRECTORY_MAPPING_REFUSED, UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description DIRECTORY_MAPPING_CHANGED, REQUEST_IN_PROGRESS */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    tryDirectoryMapping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DirectoryMapping"];
            };
        };
        responses: {
            /** @description The person and the job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryTrial"];
                };
            };
            /** @description DIRECTORY_MAPPING_REFUSED, UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getCompanyEntries: {
        parameters: {
            query?: {
                /** @description Only the entry with this code. */
                code?: components["schemas"]["CompanyCode"];
                /**
                 * @description Only entries that refer to the entry `ofCode` of this section. Without `ofCode`, or for a
                 *     section that these entries never refer to, there are none. Assignments refer to `managers`
                 *     by the employee number of a person who manages them, today or later.
                 */
                of?: components["schemas"]["ListedSection"];
                ofCode?: components["schemas"]["CompanyCode"];
                page?: components["schemas"]["Page"];
                /** @description Part of the entry's name, its code, or the name of the person it is about. */
                search?: string;
                /** @description How many entries a page has; 50 without it. */
                size?: number;
                /**
                 * @description Only entries that hold today, begin later or have ended: by their days; people by their
                 *     account. Sections without days have no others than `CURRENT`. `WITHOUT_JOB`: people with
                 *     an account that is not closed and no assignment today or later. `APPROVERS`: people with
                 *     an account that is not closed who may approve time. `UNMANAGED`: assignments on which time
                 *     is recorded and for which nobody may approve it on a day from today on. `WITH_BADGE`:
                 *     everybody with a badge. `WITHOUT_BADGE`, `WITHOUT_PIN`: people with an account that is not
                 *     closed. `RUNNING`, `SILENT`, `WITHOUT_DEVICE`: terminals of which a device was seen within
                 *     three minutes, of which none was, and which are signed in nowhere.
                 */
                state?: "CURRENT" | "COMING" | "ENDED" | "WITHOUT_JOB" | "APPROVERS" | "UNMANAGED" | "WITH_BADGE" | "WITHOUT_BADGE" | "WITHOUT_PIN" | "RUNNING" | "SILENT" | "WITHOUT_DEVICE";
            };
            header?: never;
            path: {
                section: components["schemas"]["ListedSection"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyEntries"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getCompanyEntryHistory: {
        parameters: {
            query: {
                /** @description The `next` of the page before. */
                before?: components["schemas"]["Id"];
                /**
                 * @description Of `managers` also that of an assignment, for all its ranges; of `company` it is
                 *     `company`.
                 */
                code: components["schemas"]["CompanyCode"];
                section: components["schemas"]["CompanySection"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of 50, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyEntryHistory"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    exportCompany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company file (`company.schema.json`). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyContent"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getCompanyHistory: {
        parameters: {
            query?: {
                /** @description The `next` of the page before. */
                before?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of 500, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyEntryHistory"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    proposePerson: {
        parameters: {
            query?: {
                /** @description Without names there is no user name. */
                firstName?: string;
                lastName?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Free at this moment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        employeeNumber: string;
                        /** @description Null without names, or if too many have such a name. */
                        username: string | null;
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getPublicHolidays: {
        parameters: {
            query?: {
                /** @description ISO 3166; without it there are no regions and no days. */
                country?: string;
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
                /** @description One of `regions`; the whole country without it. */
                region?: string;
                /** @description The current one without it. */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Choices by name, days by date. An unknown country or region has none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        countries: components["schemas"]["HolidayPlace"][];
                        holidays: {
                            date: components["schemas"]["Date"];
                            name: string;
                        }[];
                        regions: components["schemas"]["HolidayPlace"][];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getCompanyTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Only kinds that concern somebody. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyTasks"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getEmployeeGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeGroup"][];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    createEmployeeGroup: {
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
                "application/json": components["schemas"]["EmployeeGroupRequest"];
            };
        };
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeGroup"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description GROUP_NAME_TAKEN, REQUEST_IN_PROGRESS */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    changeEmployeeGroup: {
        parameters: {
            query?: never;
            header: {
                /** @description Unique for each command of a person or terminal; sent again with the same command. */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["EmployeeGroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeGroupRequest"];
            };
        };
        responses: {
            /** @description The group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeGroup"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description GROUP_NAME_TAKEN, REQUEST_IN_PROGRESS */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    deleteEmployeeGroup: {
        parameters: {
            query?: never;
            header: {
                /** @description Unique for each command of a person or terminal; sent again with the same command. */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["EmployeeGroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    assignToEmployeeGroups: {
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
                "application/json": components["schemas"]["EmployeeGroupMembers"];
            };
        };
        responses: {
            /** @description They are in them. */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    excludeFromEmployeeGroups: {
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
                "application/json": components["schemas"]["EmployeeGroupMembers"];
            };
        };
        responses: {
            /** @description They are in none of them. */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getSharingManagers: {
        parameters: {
            query?: {
                /** @description Part of a name or of an employee number. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 50, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupManager"][];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getPerson: {
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
            /** @description Number and name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getManagerAssignments: {
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
            /** @description By their ids; none is an empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedAssignment"][];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    giveManagedOneTimePassword: {
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
            /** @description The password, and until when it can be used. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedOneTimePassword"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, ACCOUNT_CLOSED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, ONLY_BY_ADMINISTRATOR, PASSWORD_CHANGE_REQUIRED, RIGHTS_NOT_HELD */
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
            /** @description NO_USER_NAME */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getSubordinatePositions: {
        parameters: {
            query?: {
                /** @description Of assignments managed on some day from here on; today without it. */
                fromDate?: components["schemas"]["Date"];
                /** @description Part of the name; everything without it. */
                searchString?: components["parameters"]["SearchString"];
                toDate?: components["schemas"]["Date"];
            };
            header?: never;
            path: {
                id: components["parameters"]["EmployeeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 200 positions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Position"][];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    findSubordinates: {
        parameters: {
            query?: {
                /** @description With the shift that is open now. */
                includeActiveShifts?: boolean;
                /** @description With assignments that are the manager's from a later day on; nobody is clocked on these. */
                includeFutureDatedEmployees?: boolean;
            };
            header?: never;
            path: {
                /** @description The signed-in manager's id. */
                id: components["parameters"]["Manager"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubordinatesFilter"];
            };
        };
        responses: {
            /** @description A page of people in the company's order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subordinates"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getSubordinateShifts: {
        parameters: {
            query: {
                /** @description Ids of employees. */
                ids: components["parameters"]["SubordinateIds"];
            };
            header?: never;
            path: {
                /** @description The signed-in manager's id. */
                id: components["parameters"]["Manager"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SubordinateShifts"];
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    reloadSubordinateShifts: {
        parameters: {
            query: {
                /** @description Ids of employees. */
                ids: components["parameters"]["SubordinateIds"];
            };
            header?: never;
            path: {
                /** @description The signed-in manager's id. */
                id: components["parameters"]["Manager"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SubordinateShifts"];
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getSubordinatesById: {
        parameters: {
            query: {
                /** @description Ids of employees. */
                ids: components["parameters"]["SubordinateIds"];
            };
            header?: never;
            path: {
                /** @description The signed-in manager's id. */
                id: components["parameters"]["Manager"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people that were found, in the order of the ids. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"][];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    resetTerminalPin: {
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
            /** @description The new PIN. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetTerminalPin"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, ACCOUNT_CLOSED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED, RIGHTS_NOT_HELD */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    countUndecided: {
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
            /** @description The number of entries. */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getOwnFace: {
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
            200: components["responses"]["OwnFace"];
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    registerOwnFace: {
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
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @example 1 */
                    consentVersion: string;
                    firstTurn?: components["schemas"]["Picture"];
                    nonce?: components["schemas"]["CaptureNonce"];
                    picture_taken: components["schemas"]["Picture"];
                    secondTurn?: components["schemas"]["Picture"];
                    trail?: components["schemas"]["FaceTrail"];
                };
            };
        };
        responses: {
            200: components["responses"]["OwnFace"];
            /** @description PICTURE_UNREADABLE, UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description CAPTURE_ENDED, CONSENT_TEXT_CHANGED, FACE_BLURRED, FACE_NOT_LIVE, FACE_OF_ANOTHER, FACE_TOO_BRIGHT, FACE_TOO_DARK, FACE_TOO_SMALL, NO_FACE, SEVERAL_FACES */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    removeOwnFace: {
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
            /** @description Forgotten. */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    drawOwnFaceCapture: {
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
            200: components["responses"]["FaceCapture"];
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    agreeToOwnFace: {
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
        requestBody: {
            content: {
                "application/json": {
                    consentVersion: number;
                };
            };
        };
        responses: {
            200: components["responses"]["OwnFace"];
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description CONSENT_TEXT_CHANGED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    exportOwnFace: {
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
            /** @description What is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaceExport"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    listFacialRegistrations: {
        parameters: {
            query?: {
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
                page?: components["schemas"]["Page"];
                /** @description Parts of the name or the employee number. */
                search?: string;
                /** @description Only those who are registered, or who are not. */
                status?: "REGISTERED" | "NOT_REGISTERED";
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
            /** @description A page of 15. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        contents: components["schemas"]["FacialSummary"][];
                        total: number;
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getTerminalPin: {
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
            /** @description Since when, never the PIN itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TerminalPinState"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    changeTerminalPin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The signed-in employee's id. */
                sub: components["parameters"]["Sub"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTerminalPin"];
            };
        };
        responses: {
            /** @description It is in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TerminalPinState"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description WRONG_PASSWORD */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getAbsences: {
        parameters: {
            query: {
                /** @description Absences of others than oneself and one's subordinates are left out. */
                employees: components["schemas"]["Id"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The absences of today and of a year before and after it, by their start. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Absence"][];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    identifyByFace: {
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
                "multipart/form-data": components["schemas"]["FaceProof"];
            };
        };
        responses: {
            /** @description Who it is, or what is asked first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaceIdentification"];
                };
            };
            /** @description PICTURE_UNREADABLE, UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BADGE_NOT_KNOWN, CAPTURE_ENDED, FACE_BLURRED, FACE_NEEDS_NUMBER, FACE_NOT_LIVE, FACE_TOO_BRIGHT, FACE_TOO_DARK, FACE_TOO_SMALL, FACE_UNKNOWN, NOTHING_TO_CLOCK, NO_FACE, ON_APPROVED_LEAVE, SEVERAL_FACES */
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
            /** @description IDENTIFICATION_WAITS, TOO_MANY_REQUESTS */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    logInByFace: {
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
                "multipart/form-data": components["schemas"]["FaceLogIn"];
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
            /** @description PICTURE_UNREADABLE, UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description FEATURE_OFF, FOREIGN_ORIGIN, PASSKEY_NEEDED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CAPTURE_ENDED, FACE_BLURRED, FACE_NOT_LIVE, FACE_TOO_BRIGHT, FACE_TOO_DARK, FACE_TOO_SMALL, FACE_UNKNOWN, NO_FACE, SEVERAL_FACES */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    registerFace: {
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
                "multipart/form-data": {
                    /** @example 1 */
                    employee_id: string;
                    /**
                     * @description The manager has made sure that two people look alike.
                     * @enum {string}
                     */
                    looksAlike?: "true";
                    picture_taken: components["schemas"]["Picture"];
                };
            };
        };
        responses: {
            /** @description Registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FacialSummary"];
                };
            };
            /** @description PICTURE_UNREADABLE, UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description FACE_BLURRED, FACE_OF_ANOTHER, FACE_REFUSED, FACE_TOO_BRIGHT, FACE_TOO_DARK, FACE_TOO_SMALL, NO_FACE, SEVERAL_FACES */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    removeFace: {
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
            /** @description Removed. */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description The password is right, and a passkey is asked for. Nobody is signed in yet. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyStep"];
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
            /** @description ACCOUNT_CLOSED, FOREIGN_ORIGIN, ONE_TIME_PASSWORD_USED, PASSKEY_WINDOW_OVER */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_PASSKEY_ADDRESS */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    logInWithNewPasskey: {
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
                "application/json": components["schemas"]["NewPasskey"];
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
            /** @description PASSKEY_REFUSED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCOUNT_CLOSED, FEATURE_OFF, FOREIGN_ORIGIN, ONE_TIME_PASSWORD_USED, PASSKEY_WINDOW_OVER */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_PASSKEY_ADDRESS, PASSKEY_ENDED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    logInByPasskey: {
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
                "application/json": components["schemas"]["PasskeyProof"];
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
            /** @description PASSKEY_REFUSED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCOUNT_CLOSED, FEATURE_OFF, FOREIGN_ORIGIN, ONE_TIME_PASSWORD_USED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_PASSKEY_ADDRESS, PASSKEY_ENDED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getFeatureSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them in the order of the spec. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureSetting"][];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    changeFeature: {
        parameters: {
            query?: never;
            header: {
                /** @description Unique for each command of a person or terminal; sent again with the same command. */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WantedFeature"];
            };
        };
        responses: {
            /** @description As it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureSetting"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description NO_PASSKEY_ADDRESS, NO_SIGN_ON_PROVIDER, PASSKEY_FIRST, REQUEST_IN_PROGRESS */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getFeatureChanges: {
        parameters: {
            query?: {
                /** @description Of this switch or property only. */
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 50 changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureChange"][];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getPasswordHelp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether this server mails links for a new password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description If not, a manager or administrator gives a one-time password. */
                        byMail: boolean;
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    askForPasswordLink: {
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
                "application/json": components["schemas"]["ForgetfulPerson"];
            };
        };
        responses: {
            /** @description Taken. */
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
            /** @description NO_MAIL */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
                    "application/json": components["schemas"]["Health"];
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It should. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getCustomFilters: {
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
            /** @description The custom entities of assignments, each with its values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomFilter"][];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getMap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where pictures of the land come from; null leaves maps with scale and grid only. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tiles: components["schemas"]["MapTiles"] | null;
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getTimeFilters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Time types in their order, and options of custom fields by field. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeFilters"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getInspection: {
        parameters: {
            query: {
                /** @description As the list of sites has it. */
                code: string;
                fromDate: components["schemas"]["Date"];
                kind: components["schemas"]["ReportSite"];
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
                /** @description The reader's, for what happens at no place; UTC without it. */
                timeZone?: components["schemas"]["TimeZone"];
                /** @description At the latest today. */
                toDate: components["schemas"]["Date"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive; `content-disposition` has its name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description EXPORT_UNDER_WAY, TOO_MANY_REQUESTS */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getInspectionKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It stays the same as long as the key of the records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspectionKey"];
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getInspectionSites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By kind, then by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspectionSite"][];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getInspectionVerifier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The program. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/javascript": string;
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    makeInvitations: {
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
                "application/json": components["schemas"]["WantedInvitations"];
            };
        };
        responses: {
            /** @description The invitations, and who got none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitations"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getInvitees: {
        parameters: {
            query?: {
                /** @description Only these people. */
                employeeIds?: components["schemas"]["Id"][];
                page?: components["schemas"]["Page"];
                /** @description Part of a name, the employee number or the user name. */
                search?: string;
                /** @description Only people with an assignment, today or later, that clocks at this geofence. */
                site?: components["schemas"]["CompanyCode"];
                state?: components["schemas"]["InvitationState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteePage"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    listKeptPunches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        contents: components["schemas"]["WaitingPunch"][];
                        total: number;
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    settleKeptPunch: {
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
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description For whom it is recorded; null sets it aside. */
                    assignmentId: components["schemas"]["Id"] | null;
                };
            };
        };
        responses: {
            /** @description Done. */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description CLOCK_OUT_ALREADY_RECORDED, KEPT_PUNCH_DOES_NOT_FIT, KEPT_PUNCH_SETTLED, NOTHING_TO_CLOCK, NO_OPEN_SEGMENT, ON_APPROVED_LEAVE, REQUEST_IN_PROGRESS, SEGMENT_ALREADY_OPEN */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key as administrators see it, without its history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnKey"];
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
            /** @description KEY_NOT_VALID */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_ALLOWED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Keys that can be used first, then those that cannot, each newest first; 300 at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"][];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    makeApiKey: {
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
                "application/json": components["schemas"]["NewApiKey"];
            };
        };
        responses: {
            /** @description It can be used from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_LIMIT, REQUEST_IN_PROGRESS, TOKEN_TAKEN */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    endApiKey: {
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
            /** @description It is revoked. */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    drawFaceLogIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FaceCapture"];
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getMonitoring: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last hour of the server, the last day of the remotes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Monitoring"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    reportRemoteHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoteReports"];
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
            /** @description NO_SESSION */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first that was registered first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPasskeys"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    addPasskey: {
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
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPasskeys"];
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
            /** @description KEY_NOT_VALID, NO_SESSION, PASSKEY_REFUSED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_PASSKEY_ADDRESS, PASSKEY_ENDED, TOO_MANY_PASSKEYS */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    renamePasskey: {
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
        requestBody: {
            content: {
                "application/json": {
                    name: components["schemas"]["Name"];
                };
            };
        };
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPasskeys"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    removePasskey: {
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
            /** @description Those that are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPasskeys"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description LAST_PASSKEY, REQUEST_IN_PROGRESS */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the authenticator is asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyStep"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description NO_PASSKEY_ADDRESS, TOO_MANY_PASSKEYS */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    provePasskey: {
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
                "application/json": components["schemas"]["PasskeyProof"];
            };
        };
        responses: {
            /** @description What the authenticator is asked next. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyStep"];
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
            /** @description KEY_NOT_VALID, NO_SESSION, PASSKEY_REFUSED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_PASSKEY_ADDRESS, PASSKEY_ENDED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    checkPasswordLink: {
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
                "application/json": components["schemas"]["PasswordLink"];
            };
        };
        responses: {
            /** @description It does. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Of the account that the link opens. */
                        username: string;
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
            /** @description FOREIGN_ORIGIN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PASSWORD_LINK_OVER */
            410: {
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    usePasswordLink: {
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
                "application/json": components["schemas"]["PasswordByLink"];
            };
        };
        responses: {
            /** @description Chosen. */
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
            /** @description PASSWORD_LINK_OVER */
            410: {
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getPayCycleHours: {
        parameters: {
            query: {
                date: components["schemas"]["Date"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hours on the days that the caller manages now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayCycleHours"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getPayCycleSignOff: {
        parameters: {
            query: {
                date: components["schemas"]["Date"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where it stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayCycleSignOff"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    signOffPayCycle: {
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
                "application/json": components["schemas"]["SignOffRequest"];
            };
        };
        responses: {
            /** @description It is signed off. */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description PAY_CYCLE_CHANGED, PAY_CYCLE_NOT_OVER, PAY_CYCLE_SIGNED, PAY_CYCLE_UNDECIDED, PAY_CYCLE_WITHOUT_TIME, REQUEST_IN_PROGRESS */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getReleaseTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that hold first, then those that were ended; the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseToken"][];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    makeReleaseToken: {
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
                "application/json": components["schemas"]["NewReleaseToken"];
            };
        };
        responses: {
            /** @description It holds from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseToken"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description REQUEST_IN_PROGRESS, TOKEN_TAKEN */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    endReleaseToken: {
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
            /** @description It has ended. */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getReport: {
        parameters: {
            query: {
                /** @description A sheet for each of the reader's weeks. */
                breakSheetsByWeek?: boolean;
                /** @description Entries on this cost center; of attendance, the people whose own it is. */
                costCentreId?: components["schemas"]["Id"];
                /** @description At the earliest the last day of the month twelve months back. */
                fromDate: components["schemas"]["Date"];
                /** @description Person by person with a sum for each, and not day by day. */
                groupedByEmployee?: boolean;
                includeExtractionStatus?: boolean;
                /** @description Entries without a clock-out as well. */
                includeIncompleteTimePairs?: boolean;
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
                /** @description What people are grouped by, with a sum for each. */
                siteToGroupBy?: components["schemas"]["ReportSite"];
                /** @description The reader's, for what happens at no place; UTC without it. */
                timeZone?: components["schemas"]["TimeZone"];
                /** @description At the latest the last day of the next month. */
                toDate: components["schemas"]["Date"];
            };
            header?: never;
            path: {
                reportName: components["schemas"]["ReportName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            /** @description It takes longer; a notification tells when it is ready. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description REPORT_TOO_LARGE, UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getScheduleReport: {
        parameters: {
            query: {
                /** @description A sheet for each week. */
                breakSheetsByWeek?: boolean;
                /** @description People whose own cost center it is. */
                costCentreId?: components["schemas"]["Id"];
                employeeGroupIds?: components["schemas"]["FilterIds"];
                /** @description At the earliest the first day of the month twelve months back. */
                fromDate: components["schemas"]["Date"];
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
                /** @description The reader's, for what happens at no place; UTC without it. */
                timeZone?: components["schemas"]["TimeZone"];
                /** @description At the latest the last day of the month two months ahead. */
                toDate: components["schemas"]["Date"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            /** @description It takes longer; a notification tells when it is ready. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description REPORT_TOO_LARGE, UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getFinishedReport: {
        parameters: {
            query?: {
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getScimTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that hold first, then those that were ended; the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScimToken"][];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    makeScimToken: {
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
                "application/json": components["schemas"]["NewScimToken"];
            };
        };
        responses: {
            /** @description It holds from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScimToken"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description REQUEST_IN_PROGRESS, TOKEN_TAKEN */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    endScimToken: {
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
            /** @description It has ended. */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getSecurityEvents: {
        parameters: {
            query?: {
                /** @description The `next` of the page before. */
                before?: string;
                event?: components["schemas"]["SecurityEventKind"];
                outcome?: "OK" | "REFUSED";
                /** @description Who caused it, or whom it was about. */
                person?: components["schemas"]["Id"];
                since?: components["schemas"]["Instant"];
                /** @description Not included. */
                until?: components["schemas"]["Instant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 50 events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityEventPage"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    registerFirstPasskey: {
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
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description The session goes on when a second factor is switched on. */
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
            /** @description KEY_NOT_VALID, NO_SESSION, PASSKEY_REFUSED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_PASSKEY_ADDRESS, PASSKEY_ENDED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    confirmSession: {
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
                "application/json": components["schemas"]["PasskeyProof"];
            };
        };
        responses: {
            /** @description The session goes on when a second factor is switched on. */
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
            /** @description KEY_NOT_VALID, NO_SESSION, PASSKEY_REFUSED */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NO_PASSKEY_ADDRESS, PASSKEY_ENDED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    beginEnrolment: {
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
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            /** @description What the authenticator is asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyStep"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description NO_PASSKEY_ADDRESS, WRONG_PASSWORD */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getRefusedSignOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedSignOn"];
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
            /** @description FEATURE_OFF */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The own sessions that live, this one first, then by their last use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnSession"][];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    endOwnSession: {
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
            /** @description It has ended. */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    endOtherOwnSessions: {
        parameters: {
            query?: never;
            header: {
                /** @description Unique for each command of a person or terminal; sent again with the same command. */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They have ended. */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    endDeviceSession: {
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
            /** @description Its session has ended. */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getTerminalSetUpCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TerminalSetUpState"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    endTerminalDialog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    dialogToken: components["schemas"]["DialogToken"];
                };
            };
        };
        responses: {
            /** @description Ended. */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    drawFaceCapture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FaceCapture"];
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    answerFaceConsent: {
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
                "application/json": {
                    consentToken: components["schemas"]["DialogToken"];
                    isAgreed: boolean;
                };
            };
        };
        responses: {
            /** @description The dialog of whoever agreed; null for who refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        dialog: components["schemas"]["TerminalDialog"] | null;
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description CAPTURE_ENDED, NOTHING_TO_CLOCK, ON_APPROVED_LEAVE */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    sendHeartbeat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Heartbeat"];
            };
        };
        responses: {
            /** @description How long the session still lasts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeartbeatAnswer"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    identifyByBadge: {
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
                "application/json": components["schemas"]["BadgeProof"];
            };
        };
        responses: {
            200: components["responses"]["TerminalDialog"];
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description BADGE_NOT_KNOWN, NOTHING_TO_CLOCK, ON_APPROVED_LEAVE */
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
            /** @description IDENTIFICATION_WAITS, TOO_MANY_REQUESTS */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    identifyByPin: {
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
                "application/json": components["schemas"]["PinProof"];
            };
        };
        responses: {
            200: components["responses"]["TerminalDialog"];
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description NOTHING_TO_CLOCK, NOT_IDENTIFIED, ON_APPROVED_LEAVE */
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
            /** @description IDENTIFICATION_WAITS, TOO_MANY_REQUESTS */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    sendKeptPunch: {
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
                "application/json": components["schemas"]["KeptPunch"];
            };
        };
        responses: {
            /** @description It need not be kept any longer. */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    punchAtTerminal: {
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
                "application/json": components["schemas"]["TerminalPunch"];
            };
        };
        responses: {
            /** @description What was recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TerminalPunchAnswer"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED */
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
            /** @description CLOCK_OUT_ALREADY_RECORDED, DIALOG_ENDED, NO_OPEN_SEGMENT, ON_APPROVED_LEAVE, REQUEST_IN_PROGRESS, SEGMENT_ALREADY_OPEN */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getSealingKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current key; earlier ones open what they sealed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        keyId: components["schemas"]["Id"];
                        /** @description Base64 of the uncompressed point. */
                        publicKey: string;
                        serverTime: components["schemas"]["Instant"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    logInTerminalByCode: {
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
                "application/json": {
                    /** @description Capitals, spaces and hyphens do not matter. */
                    code: string;
                    terminalId: string;
                };
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
            /** @description FEATURE_OFF, FOREIGN_ORIGIN */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description SET_UP_CODE_OVER */
            410: {
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    giveTerminalPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `id` of `CompanyTerminalFacts`. */
                id: components["parameters"]["TerminalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether every device that is signed in as this terminal is signed out. */
                    endsSessions: boolean;
                    password?: string;
                };
            };
        };
        responses: {
            /** @description The password that was drawn; null if one was given. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        password: string | null;
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    makeTerminalSetUpCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description `id` of `CompanyTerminalFacts`. */
                id: components["parameters"]["TerminalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example k7mp-3xqa-hn8d */
                        code: string;
                        endsInSeconds: number;
                        id: components["schemas"]["Id"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    deleteTimePair: {
        parameters: {
            query?: {
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description Own notifications that this answers; they are dismissed with it. A notification whose link
                 *     was followed is dismissed by that already.
                 */
                notificationIds?: components["parameters"]["NotificationIds"];
                /** @description The segment that is deleted, and not its shift. */
                segmentTimePairId?: components["schemas"]["Id"];
                /** @description In all systems, which is so without it; false is in this product alone. */
                shouldSyncWithEC?: boolean;
            };
            header: {
                /** @description Unique for each command of a person or terminal; sent again with the same command. */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Any version of the time pair. */
                id: components["parameters"]["TimePairId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shift as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: components["schemas"]["ApprovalStatus"];
                        timePair: components["schemas"]["TimePair"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description ALREADY_DELETED, ALREADY_EXTRACTED, ASSIGNMENT_NOT_ACTIVE, DELETE_SHIFT_CORRECTED, REQUEST_IN_PROGRESS, SEGMENT_ALREADY_CORRECTED, SEGMENT_CORRECTION_WHEN_SHIFT_CORRECTED, SEGMENT_CORRECTION_WHEN_SHIFT_DELETED, SEGMENT_NOT_DELETABLE, STATUS_NOT_ALLOWED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    updateComment: {
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
                /** @description Any version of the time pair. */
                id: components["parameters"]["TimePairId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentUpdate"];
            };
        };
        responses: {
            /** @description The comments as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        commentSummary: components["schemas"]["CommentSummary"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description ALREADY_EXTRACTED, ASSIGNMENT_NOT_ACTIVE, REQUEST_IN_PROGRESS, SHIFT_ALREADY_CORRECTED, SHIFT_ALREADY_DELETED, STATUS_NOT_ALLOWED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getCorrections: {
        parameters: {
            query?: {
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /** @description Any version of the time pair. */
                id: components["parameters"]["TimePairId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions, the newest first; the last one is the initial version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"][];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getLatestVersion: {
        parameters: {
            query?: {
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path: {
                /** @description Any version of the time pair. */
                id: components["parameters"]["TimePairId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest version, a deleted one too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimePair"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getMealPenaltySummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Any version of the time pair. */
                id: components["parameters"]["TimePairId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MealPenaltySummary"];
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    synchroniseTimePair: {
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
                /** @description Any version of the time pair. */
                id: components["parameters"]["TimePairId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest version, on its way again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimePair"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description REQUEST_IN_PROGRESS, STATUS_NOT_ALLOWED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    takeBackDeletion: {
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
                /** @description Any version of the time pair. */
                id: components["parameters"]["TimePairId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shift as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimePair"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description ALREADY_DELETED, ASSIGNMENT_NOT_ACTIVE, REQUEST_IN_PROGRESS, SHIFT_ALREADY_CORRECTED, STATUS_NOT_ALLOWED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getAllCostCenters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CostCenters"];
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description SELECTION_TOO_LARGE, UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    selectTimePairs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalSelectionRequest"];
            };
        };
        responses: {
            /** @description The entries, and the totals of all of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalSelection"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    undoDecisions: {
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
                "application/json": components["schemas"]["UndoRequest"];
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
            /** @description SELECTION_TOO_LARGE, UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    searchCostCenters: {
        parameters: {
            query?: {
                /** @description Its own cost center comes first. */
                assignmentId?: components["schemas"]["Id"];
                /** @description Accepted for the sake of older pages; one database is one company. */
                companyId?: string;
                /** @description Pages of 50. */
                page?: components["schemas"]["Page"];
                /** @description Part of the name; everything without it. */
                searchString?: components["parameters"]["SearchString"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CostCenters"];
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    searchCustomFieldOptions: {
        parameters: {
            query?: {
                /** @description Part of the name; everything without it. */
                searchString?: components["parameters"]["SearchString"];
            };
            header?: never;
            path: {
                /** @description The custom field. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 50 options, in the company's order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomFieldOption"][];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    readjustTimePair: {
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
                "application/json": {
                    timePairId: components["schemas"]["Id"];
                };
            };
        };
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description ALREADY_EXTRACTED, ASSIGNMENT_NOT_ACTIVE, REQUEST_IN_PROGRESS, SHIFT_ALREADY_CORRECTED, SHIFT_ALREADY_DELETED, STATUS_NOT_ALLOWED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    saveSegmentPair: {
        parameters: {
            query?: {
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description Own notifications that this answers; they are dismissed with it. A notification whose link
                 *     was followed is dismissed by that already.
                 */
                notificationIds?: components["parameters"]["NotificationIds"];
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
                "application/json": components["schemas"]["SegmentEntryRequest"];
            };
        };
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description ALREADY_DELETED, ALREADY_EXTRACTED, ASSIGNMENT_NOT_ACTIVE, REQUEST_IN_PROGRESS, SEGMENT_ADD_WHEN_SHIFT_CORRECTED, SEGMENT_ALREADY_CORRECTED, SEGMENT_ALREADY_OPEN, SEGMENT_CORRECTION_WHEN_SHIFT_CORRECTED, SEGMENT_CORRECTION_WHEN_SHIFT_DELETED, SHIFT_ALREADY_DELETED, STATUS_NOT_ALLOWED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    saveShiftPair: {
        parameters: {
            query?: {
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description Own notifications that this answers; they are dismissed with it. A notification whose link
                 *     was followed is dismissed by that already.
                 */
                notificationIds?: components["parameters"]["NotificationIds"];
                /** @description The version that is edited; left out for a new shift. */
                timePairId?: components["schemas"]["Id"];
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
                "application/json": components["schemas"]["TimeEntryRequest"];
            };
        };
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description ABSENCE_COLLISION, ALREADY_EXTRACTED, ASSIGNMENT_NOT_ACTIVE, REQUEST_IN_PROGRESS, SHIFT_ALREADY_CORRECTED, SHIFT_ALREADY_DELETED, STATUS_NOT_ALLOWED, TIME_COLLISION */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    massClockIn: {
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
                "application/json": components["schemas"]["MassClockInRequest"][];
            };
        };
        responses: {
            200: components["responses"]["MassClocked"];
            /** @description SELECTION_TOO_LARGE, UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    massClockOut: {
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
                "application/json": components["schemas"]["MassClockOutRequest"][];
            };
        };
        responses: {
            200: components["responses"]["MassClocked"];
            /** @description SELECTION_TOO_LARGE, UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    findUnworkedDays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnworkedDaysFilter"];
            };
        };
        responses: {
            /** @description The days of some people, oldest first for each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnworkedDays"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    decideUnworkedDay: {
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
                "application/json": components["schemas"]["UnworkedDayOutcome"];
            };
        };
        responses: {
            /** @description It is kept. */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    decideUnworkedDays: {
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
                "application/json": components["schemas"]["UnworkedDayOutcomes"];
            };
        };
        responses: {
            /** @description It is kept. */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    answerMealWaiver: {
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
                "application/json": {
                    shiftTimePairId: components["schemas"]["Id"];
                    waiverMealBreak: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["MealPenaltySummary"];
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description MEAL_WAIVER_ANSWERED, REQUEST_IN_PROGRESS, SHIFT_ALREADY_CORRECTED, SHIFT_ALREADY_DELETED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description The `next` of the page before. */
                before?: components["schemas"]["Id"];
                state?: components["schemas"]["WebhookDeliveryState"];
                webhookId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 50. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    sendAgain: {
        parameters: {
            query?: never;
            header: {
                /** @description Unique for each command of a person or terminal; sent again with the same command. */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is sent within seconds. */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    makeWebhook: {
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
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            /** @description The webhook, without a secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description REQUEST_IN_PROGRESS, WEBHOOK_LIMIT */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    changeWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description Unique for each command of a person or terminal; sent again with the same command. */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            /** @description As it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    deleteWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description Unique for each command of a person or terminal; sent again with the same command. */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    makeWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret as Standard Webhooks write it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    sendFailedAgain: {
        parameters: {
            query?: never;
            header: {
                /** @description Unique for each command of a person or terminal; sent again with the same command. */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many are sent again. */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    testWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description Unique for each command of a person or terminal; sent again with the same command. */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is sent within seconds; its delivery tells how it went. */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description REQUEST_IN_PROGRESS, WEBHOOK_NOT_READY */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getWorkSchedules: {
        parameters: {
            query: {
                /** @description External codes; unknown ones are left out. */
                ids: components["schemas"]["WorkScheduleCode"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkSchedule"][];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getPlanHistory: {
        parameters: {
            query: {
                /** @description One that the manager manages now or later. */
                assignmentId: components["parameters"]["PlannedAssignment"];
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
                page: components["schemas"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of 30. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanHistoryPage"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    findPlannedAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlannedRowsFilter"];
            };
        };
        responses: {
            /** @description A page of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlannedRows"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Since when; the address itself was told once, when it was made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    createCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, told this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarFeed"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    revokeCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has ended. */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getCalendarFile: {
        parameters: {
            query: {
                /** @description Included; at most 62 days after the start. */
                endDate: components["parameters"]["RangeEnd"];
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
                startDate: components["parameters"]["RangeStart"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Calendar"];
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    createAndAssignSchedule: {
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
                "application/json": components["schemas"]["AssignRequest"];
            };
        };
        responses: {
            200: components["responses"]["Planned"];
            /** @description PLAN_TOO_LARGE, SELECTION_TOO_LARGE, UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getWorkSchedulePage: {
        parameters: {
            query: {
                assignmentIds?: components["schemas"]["Id"][];
                /** @description Schedules of these countries, and of none. */
                countryCodes?: string[];
                isAssignmentRequest?: boolean;
                page: components["schemas"]["Page"];
                /** @description Part of a name or of a code. */
                search?: string;
                type?: components["schemas"]["TimeRecordingVariant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of 30. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkSchedulePage"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    countPlanned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlannedRowsFilter"];
            };
        };
        responses: {
            /** @description Each day of the range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlannedCounts"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getPlannedMinimums: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that were set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlannedMinimum"][];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    savePlannedMinimum: {
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
                "application/json": components["schemas"]["PlannedMinimum"];
            };
        };
        responses: {
            /** @description Kept. */
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    previewPlan: {
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
                "application/json": components["schemas"]["PlanPreviewRequest"];
            };
        };
        responses: {
            /** @description A row for each assignment, in the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanPreview"];
                };
            };
            /** @description PLAN_TOO_LARGE, SELECTION_TOO_LARGE, UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getRootWorkSchedule: {
        parameters: {
            query: {
                /** @description One that the manager manages now or later. */
                assignmentId: components["parameters"]["PlannedAssignment"];
                date: components["schemas"]["Date"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Null without one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        workSchedule: components["schemas"]["WorkSchedule"] | null;
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    assignRotation: {
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
                "application/json": components["schemas"]["RotationRequest"];
            };
        };
        responses: {
            200: components["responses"]["Planned"];
            /** @description PLAN_TOO_LARGE, SELECTION_TOO_LARGE, UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    assignTemporarySchedule: {
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
                "application/json": components["schemas"]["AssignRequest"];
            };
        };
        responses: {
            200: components["responses"]["Planned"];
            /** @description PLAN_TOO_LARGE, SELECTION_TOO_LARGE, UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    getTemporaryScheduleStatuses: {
        parameters: {
            query: {
                /** @description As the answer to an assignment named them; others are left out. */
                externalCodes: components["schemas"]["TempWorkScheduleCode"][];
                /** @description Language of translated texts; else the Accept-Language header. */
                lang?: components["parameters"]["Lang"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that were found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemporaryScheduleStatus"][];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    synchroniseTemporarySchedule: {
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
                externalCode: components["schemas"]["TempWorkScheduleCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is on its way again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemporaryScheduleStatus"];
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
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description REQUEST_IN_PROGRESS, STATUS_NOT_ALLOWED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    copySchedules: {
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
                "application/json": components["schemas"]["CopyRequest"];
            };
        };
        responses: {
            200: components["responses"]["Planned"];
            /** @description PLAN_TOO_LARGE, SELECTION_TOO_LARGE, UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
    undoPlan: {
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
                "application/json": components["schemas"]["UndoPlanRequest"];
            };
        };
        responses: {
            200: components["responses"]["Planned"];
            /** @description UNREADABLE_REQUEST, VALIDATION_FAILED */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description KEY_NOT_VALID, NO_SESSION */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description ACCESS_DENIED, FEATURE_OFF, FOREIGN_ORIGIN, KEY_NOT_ALLOWED, PASSWORD_CHANGE_REQUIRED */
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
            /** @description OUT_OF_SPACE, UNAVAILABLE */
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
