/**
 * What each caller of `rightsWorld.ts` gets when asking for a thing of Ella's: a sentence, the
 * answers in the order of the first line, and the calls of the contract, with `(which)` if several
 * requests are asked.
 *
 * - `yes`: the caller has the right
 * - `none`: an answer without anything of hers
 * - `no`: each row of the request is refused
 * - `401`, `403`, `404`: NO_SESSION or KEY_NOT_VALID, ACCESS_DENIED or KEY_NOT_ALLOWED, NOT_FOUND
 */
export const rightsTable = `
  nobody own  peer now  past next since else plans super admin wall scim key

Everybody, with or without a session.
  yes    yes  yes  yes  yes  yes  yes   yes  yes   yes   yes   yes  yes  yes
    drawFaceLogIn logInByFace getVersion getTheme getFeatures getLocales getInspectionKey
    getInspectionVerifier logFromBrowser getHealth getLiveness getReadiness logInByPasskey
    logInWithNewPasskey getCalendar logIn logOut getRefusedSignOn logInTerminal logInTerminalByCode
    logOutTerminal getPasswordHelp askForPasswordLink checkPasswordLink usePasswordLink

Everybody with a session, a terminal too.
  401    yes  yes  yes  yes  yes  yes   yes  yes   yes   yes   yes  401  401
    reportRemoteHealth

Everybody who is logged in: what is the company's, or their own.
  401    yes  yes  yes  yes  yes  yes   yes  yes   yes   yes   401  401  403
    getPayCycle getLicense getReasons getDefaultApprovalStatusFilter getCustomFilters getMap
    dismissNotifications getPasskeys addPasskey beginPasskey provePasskey getSession
    getOwnSessions endOtherOwnSessions

A terminal.
  401    401  401  401  401  401  401   401  401   401   401   yes  401  403
    drawFaceCapture identifyByFace answerFaceConsent sendHeartbeat getTerminalSession
    identifyByPin identifyByBadge punchAtTerminal endTerminalDialog getSealingKey
    sendKeptPunch

The person: for everybody else it does not exist.
  401    yes  404  404  404  404  404   404  404   404   404   401  401  403
    getOwnFace registerOwnFace removeOwnFace drawOwnFaceCapture agreeToOwnFace exportOwnFace
    getNotificationCount getNotifications dismissNotification dismissAllNotifications
    renamePasskey removePasskey getProfile getActiveUserInfo saveUserConfiguration
    endOwnSession changePassword getTerminalPin changeTerminalPin

The person with CAPTURE_TIME (or VIEW_TIME, to look): nobody clocks as somebody else.
  401    yes  404  404  403  403  403   403  403   403   403   401  401  403
    answerMealWaiver getActiveShift clockInShift clockOutShift clockInSegment
    clockOutSegment

The person with CAPTURE_TIME: not their manager either.
  401    yes  404  403  403  403  403   403  403   403   403   401  401  403
    takeBackDeletion

Everybody whose time is captured or viewed: their own schedule.
  401    yes  yes  yes  403  403  403   403  403   403   403   401  401  403
    getEmployeeAssignmentSummaries getCalendarFeed createCalendarFeed revokeCalendarFeed
    getCalendarFile

Everybody who has or manages time: the company's lists.
  401    yes  yes  yes  yes  yes  yes   yes  403   yes   403   401  401  403
    getAllCostCenters searchCustomFieldOptions

The person, and who manages her now and on the day of the entry.
  401    yes  404  yes  404  404  404   404  403   404   403   401  401  403
    readjustTimePair getMealPenaltySummary saveShiftPair saveSegmentPair deleteTimePair
    updateComment saveShiftPair(edit)

The person, and who manages her now and on the day of the entry, and a key.
  401    yes  404  yes  404  404  404   404  403   404   403   401  401  yes
    getLatestVersion getCorrections

The same of a range: who manages her now sees the days that are theirs.
  401    yes  404  yes  404  404  none  404  403   404   403   401  401  403
    getShiftSummaries

The same of a range, for managers alone.
  401    403  403  yes  404  404  none  404  403   404   403   401  401  403
    getShiftSummaries(byType)

The person, and who manages her now.
  401    yes  404  yes  404  404  yes   404  403   404   403   401  401  403
    searchCostCenters

The person, and who manages her now, and a key: nobody else learns that she exists.
  401    yes  404  yes  404  404  yes   404  404   404   404   401  401  yes
    getPerson getAssignments

The person, and who manages her now: the others' list is empty.
  401    yes  none yes  none none yes   none none  none  none  401  401  403
    getAbsences

The person, and who manages her now or later, and a key.
  401    yes  404  yes  404  yes  yes   404  404   404   404   401  401  yes
    getAssignmentSummaries

Who manages her now.
  401    403  403  yes  404  404  yes   404  403   404   403   401  401  403
    registerFace removeFace resetTerminalPin settleKeptPunch settleKeptPunch(aside)

Who manages her now: the lists of the others do not have her.
  401    403  403  yes  none none yes   none 403   none  403   401  401  403
    getSubordinatePositions listFacialRegistrations findSubordinates getSubordinateShifts
    reloadSubordinateShifts getSubordinatesById getManagerAssignments getScheduleReport
    listKeptPunches

Who manages her now and on the day: the lists of the others do not have it.
  401    403  403  yes  none none none  none 403   none  403   401  401  403
    fetchApprovals selectTimePairs countUndecided getReport getPayCycleSignOff
    getPayCycleHours findUnworkedDays

Who manages her now and on the day: for the others each row is refused.
  401    403  403  yes  no   no   no    no   403   no    403   401  401  403
    decideTimePairs undoDecisions massClockIn massClockOut signOffPayCycle

Who manages her now and on the day.
  401    403  403  yes  404  404  404   404  403   404   403   401  401  403
    synchroniseTimePair decideUnworkedDay decideUnworkedDays

The manager who made the group or the report.
  401    403  403  yes  404  404  404   404  403   404   403   401  401  403
    changeEmployeeGroup deleteEmployeeGroup assignToEmployeeGroups excludeFromEmployeeGroups
    savePlannedMinimum getFinishedReport

The manager who made the group: the lists of the others do not have it.
  401    403  403  yes  none none none  none 403   none  403   401  401  403
    getEmployeeGroups

Nobody in another manager's name.
  401    403  403  404  404  404  404   404  403   404   403   401  401  403
    countUndecided(another) getSubordinatePositions(another) getManagerAssignments(another)
    findSubordinates(another) getSubordinateShifts(another) getSubordinatesById(another)
    listFacialRegistrations(another)

Every manager, for themselves.
  401    403  403  yes  yes  yes  yes   yes  403   yes   403   401  401  403
    createEmployeeGroup getSharingManagers getTimeFilters getPlannedMinimums

Who manages her now or later: the lists of the others do not have her.
  401    403  403  yes  none yes  yes   none 403   none  403   401  401  403
    getWorkSchedules findPlannedAssignments countPlanned getTemporaryScheduleStatuses
    findSubordinates(later)

Who manages her now or later.
  401    403  403  yes  404  yes  yes   404  403   404   403   401  401  403
    getWorkSchedulePage getRootWorkSchedule getPlanHistory

Who plans, and manages her now or later: for the others each row is refused.
  401    403  403  yes  no   yes  yes   no   yes   403   403   401  401  403
    previewPlan assignTemporarySchedule createAndAssignSchedule assignRotation copySchedules

Who plans, and manages her now or later.
  401    403  403  yes  404  yes  yes   404  yes   403   403   401  401  403
    synchroniseTemporarySchedule

Who plans, and made the plan.
  401    403  403  yes  404  404  404   404  404   403   403   401  401  403
    undoPlan

An administrator.
  401    403  403  403  403  403  403   403  403   403   yes   401  401  403
    getAccounts getAccount giveTerminalPin endSessions giveOneTimePassword exportPerson erasePerson resetPasskeys changeAccountState
    getFeatureSettings getFeatureChanges changeFeature getInspection getInspectionSites
    getMonitoring getMetrics beginEnrolment confirmSession registerFirstPasskey
    exportCompany getCompanyDetails getCompanyEntries getPublicHolidays checkCompany changeCompany getCompanyChanges getCompanyChangeEntries
    getConnections getCompanyTasks getDirectoryMapping saveDirectoryMapping
    tryDirectoryMapping tryRulesOnShift tryRulesOnCycle
    getInvitees makeInvitations
    getCompanyEntryHistory getCompanyHistory proposePerson findBadgeHolder
    getReleaseTokens makeReleaseToken endReleaseToken getScimTokens makeScimToken
    endScimToken getApiKeys makeApiKey endApiKey getSecurityEvents endDeviceSession makeTerminalSetUpCode
    getTerminalSetUpCode giveTerminalPassword getWebhooks
    makeWebhook changeWebhook deleteWebhook makeWebhookSecret testWebhook sendFailedAgain
    getWebhookDeliveries sendAgain

A program with its key.
  401    401  401  401  401  401  401   401  401   401   401   401  401  yes
    getKey

A directory with its token.
  401    401  401  401  401  401  401   401  401   401   401   401  yes  401
    /scim/v2/Users

Who manages her now. The last, since it ends her sessions.
  401    403  403  yes  404  404  yes   404  403   404   403   401  401   403
    giveManagedOneTimePassword
`;
