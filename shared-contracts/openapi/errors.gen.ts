/* Generated from openapi/errors.yaml. */
/** HTTP status by error code. */
export const errorStatus = {
  /** A field is missing or outside its bounds; `fields` names it. */
  VALIDATION_FAILED: 400,
  /** The body, a header or the address could not be read. */
  UNREADABLE_REQUEST: 400,
  /** User name or password is wrong. */
  WRONG_CREDENTIALS: 401,
  /** The number or the PIN at the terminal is not right; which of them, it does not say. */
  NOT_IDENTIFIED: 409,
  /** This number or badge was refused too often at this terminal; it is read again after `Retry-After` seconds. */
  IDENTIFICATION_WAITS: 429,
  /** The badge at the terminal belongs to nobody. */
  BADGE_NOT_KNOWN: 409,
  /** The person is known, but has no assignment to clock for at the moment. */
  NOTHING_TO_CLOCK: 409,
  /** The dialog at the terminal has ended: the person says anew who they are. */
  DIALOG_ENDED: 409,
  /** The capture of a face, or its question, was used or has expired: begin another. */
  CAPTURE_ENDED: 409,
  /** A file is no picture in jpg, jpeg or png that can be read. */
  PICTURE_UNREADABLE: 400,
  /** A picture shows no face. */
  NO_FACE: 409,
  /** A picture shows more than one person. */
  SEVERAL_FACES: 409,
  /** The face is too far away. */
  FACE_TOO_SMALL: 409,
  /** The face is blurred. */
  FACE_BLURRED: 409,
  /** The face is too dark. */
  FACE_TOO_DARK: 409,
  /** The face is too bright. */
  FACE_TOO_BRIGHT: 409,
  /** The pictures do not show one person who turned as was asked. */
  FACE_NOT_LIVE: 409,
  /** The face belongs to nobody who is recognised by it. */
  FACE_UNKNOWN: 409,
  /** The face is not searched, or may be two people’s: a number or badge is needed first. */
  FACE_NEEDS_NUMBER: 409,
  /** The picture, or the face on it, is registered for somebody else. */
  FACE_OF_ANOTHER: 409,
  /** The person has refused to be recognised; only they themselves can change that. */
  FACE_REFUSED: 409,
  /** The text that was agreed to is no longer the one in force. */
  CONSENT_TEXT_CHANGED: 409,
  /** Somebody has settled the punch of the terminal already. */
  KEPT_PUNCH_SETTLED: 409,
  /** How the person stands does not allow the punch of the terminal. */
  KEPT_PUNCH_DOES_NOT_FIT: 409,
  /** Nobody is signed in, or the session has ended. */
  NO_SESSION: 401,
  /** An authority is missing. */
  ACCESS_DENIED: 403,
  /** The password is right, but the account was closed. */
  ACCOUNT_CLOSED: 403,
  /** The password is right, but was given for one log-in, which has been, or has expired. */
  ONE_TIME_PASSWORD_USED: 403,
  /** The set-up code of the terminal is wrong, was used or has expired. */
  SET_UP_CODE_OVER: 410,
  /** The link for a new password was used, has expired, or is none. */
  PASSWORD_LINK_OVER: 410,
  /** The person decides about others, or has no password where single sign-on is on: a manager gives them no one-time password. */
  ONLY_BY_ADMINISTRATOR: 403,
  /** The server sends no mail with links for a new password. */
  NO_MAIL: 409,
  /** The person has no user name and cannot log in. */
  NO_USER_NAME: 409,
  /** The session was opened with a one-time password: another is chosen first. */
  PASSWORD_CHANGE_REQUIRED: 403,
  /** What the sign-on provider said was not believed, or came too late. */
  SIGN_ON_REFUSED: 401,
  /** Single sign-on has to be set up on the server before it is switched on. */
  NO_SIGN_ON_PROVIDER: 409,
  /** Of this person a passkey is asked, after the log-in by password. */
  PASSKEY_NEEDED: 403,
  /** The question for a passkey was answered or has expired: log in again. */
  PASSKEY_ENDED: 409,
  /** What the authenticator answered is not believed. */
  PASSKEY_REFUSED: 401,
  /** The password is right, but the first passkey may no longer be registered by it. */
  PASSKEY_WINDOW_OVER: 403,
  /** Passkeys need `PUBLIC_URL`, with a name, or localhost. */
  NO_PASSKEY_ADDRESS: 409,
  /** Whoever switches on a second factor confirms their own session with a passkey first. */
  PASSKEY_FIRST: 409,
  /** The last passkey stays while log-ins ask for one. */
  LAST_PASSKEY: 409,
  /** Nobody has more than ten passkeys. */
  TOO_MANY_PASSKEYS: 409,
  /** Nobody closes the account that they use themselves. */
  OWN_ACCOUNT: 409,
  /** The function is switched off. */
  FEATURE_OFF: 403,
  /** A write that another site's page sent. */
  FOREIGN_ORIGIN: 403,
  /** No such thing, or not for this person. */
  NOT_FOUND: 404,
  /** The address does not take this method. */
  METHOD_NOT_ALLOWED: 405,
  /** The body is larger than the call allows. */
  TOO_LARGE: 413,
  /** The call does not take this kind of body. */
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** The shift has its clock-out already. */
  CLOCK_OUT_ALREADY_RECORDED: 409,
  /** The end that was given is not after the last punch, or lies ahead. */
  END_OUT_OF_RANGE: 409,
  /** A segment of the shift is open already; the detail says since when. */
  SEGMENT_ALREADY_OPEN: 409,
  /** The person is on approved leave that day, so there is no clocking in. */
  ON_APPROVED_LEAVE: 409,
  /** Clocking needs a position, because it is blocked outside the geofence. */
  LOCATION_REQUIRED: 409,
  /** Clocking is blocked outside the geofence. */
  OUTSIDE_GEOFENCE: 409,
  /** The shift has no open segment of this kind. */
  NO_OPEN_SEGMENT: 409,
  /** The status cannot change in this way. */
  STATUS_NOT_ALLOWED: 409,
  /** The version is not the latest. */
  SHIFT_ALREADY_CORRECTED: 409,
  /** The time pair was deleted. */
  SHIFT_ALREADY_DELETED: 409,
  /** A segment for a shift that has a newer version. */
  SEGMENT_ADD_WHEN_SHIFT_CORRECTED: 409,
  /** A change of a segment whose shift has a newer version. */
  SEGMENT_CORRECTION_WHEN_SHIFT_CORRECTED: 409,
  /** A change of a segment whose shift was deleted. */
  SEGMENT_CORRECTION_WHEN_SHIFT_DELETED: 409,
  /** The segment has a newer version. */
  SEGMENT_ALREADY_CORRECTED: 409,
  /** The deletion of a version that is not the latest. */
  DELETE_SHIFT_CORRECTED: 409,
  /** What should be deleted or changed is deleted already. */
  ALREADY_DELETED: 409,
  /** The assignment has another entry at that time. */
  TIME_COLLISION: 409,
  /** The person is on approved leave at that time. */
  ABSENCE_COLLISION: 409,
  /** The assignment is not active, so its person cannot change its time. */
  ASSIGNMENT_NOT_ACTIVE: 409,
  /** The entry was sent to the external system; only a manager changes it. */
  ALREADY_EXTRACTED: 409,
  /** The external HR system has the entry, so it is not reopened but edited. */
  ALREADY_DELIVERED: 409,
  /** The decision is too old, or something else happened to the entry since. */
  UNDO_NOT_POSSIBLE: 409,
  /** Overtime that is neither first nor last, or may not be deleted at all. */
  SEGMENT_NOT_DELETABLE: 409,
  /** The question of the meal break was answered, or is not asked. */
  MEAL_WAIVER_ANSWERED: 409,
  /** No row of the request could be done; `results` says why for each. */
  ALL_ROWS_FAILED: 409,
  /** The entry does not match its schedule as the rule asks for. */
  NOT_AS_SCHEDULED: 409,
  /** More people, or more entries, than one request may name. */
  SELECTION_TOO_LARGE: 400,
  /** More days, or more ranges, than one request may plan or preview. */
  PLAN_TOO_LARGE: 400,
  /** A day of the pay cycle is still to come or goes on. */
  PAY_CYCLE_NOT_OVER: 409,
  /** Entries of the pay cycle wait for a decision, or have not ended. */
  PAY_CYCLE_UNDECIDED: 409,
  /** Nobody has an entry in the pay cycle, so there is nothing to sign off. */
  PAY_CYCLE_WITHOUT_TIME: 409,
  /** The pay cycle is signed off, and nothing of it changed since. */
  PAY_CYCLE_SIGNED: 409,
  /** Time of the pay cycle changed after it was looked at to be signed off. */
  PAY_CYCLE_CHANGED: 409,
  /** The manager has a group of this name already. */
  GROUP_NAME_TAKEN: 409,
  /** A token with this digest was made before. */
  TOKEN_TAKEN: 409,
  /** The key for programs is unknown, revoked or expired, or its maker is gone. */
  KEY_NOT_VALID: 401,
  /** The call takes no key for programs, or one with another authority. */
  KEY_NOT_ALLOWED: 403,
  /** A key for programs was sent in the address instead of the header. */
  KEY_IN_ADDRESS: 400,
  /** There are as many keys for programs as can be used at a time. */
  KEY_LIMIT: 409,
  /** There are as many webhooks as the server sends to. */
  WEBHOOK_LIMIT: 409,
  /** The webhook is off or has no secret yet. */
  WEBHOOK_NOT_READY: 409,
  /** The person has an assignment or an open shift today. */
  STILL_EMPLOYED: 409,
  /** Something of the person still waits for the HR system. */
  STILL_WAITING: 409,
  /** A report of too many people on too many days for one sheet. */
  REPORT_TOO_LARGE: 400,
  /** The same person is taking an export for an inspector already. */
  EXPORT_UNDER_WAY: 429,
  /** The same command is being carried out. */
  REQUEST_IN_PROGRESS: 409,
  /** The current password is wrong. */
  WRONG_PASSWORD: 409,
  /** The key was used with another body. */
  IDEMPOTENCY_KEY_REUSED: 422,
  /** Too many requests or failed log-ins; try again after `Retry-After` seconds. */
  TOO_MANY_REQUESTS: 429,
  /** A fault of the server. */
  UNEXPECTED: 500,
  /** The server is starting or stopping, or its database does not answer. */
  UNAVAILABLE: 503,
  /** There is no room left to save anything. */
  OUT_OF_SPACE: 503,
  /** Another company file is being checked; try again after `Retry-After` seconds. */
  CHECK_UNDER_WAY: 429,
  /** The company file takes too much time or memory to check. */
  CHECK_TOOK_TOO_LONG: 503,
  /** The rules of adjusted time have faults; `checkCompany` lists them. */
  ADJUSTMENT_RULES_REFUSED: 400,
  /** Rules of adjusted time are being tried on a pay cycle; try again after `Retry-After` seconds. */
  RULES_TRIAL_UNDER_WAY: 429,
  /** Somebody else has changed the company since the file was checked; check it again. */
  COMPANY_CHANGED: 409,
  /** The company file has faults; `checkCompany` lists them. */
  COMPANY_FILE_REFUSED: 400,
  /** The change leaves no administrator who can log in. */
  LAST_ADMINISTRATOR: 409,
  /** The change takes away the right to change the company, or the account, of the person who makes it. */
  OWN_ACCESS: 409,
  /** The change gives or takes an administrative authority that the person who makes it does not hold, or changes the log-in of somebody who holds one. */
  RIGHTS_NOT_HELD: 403,
  /** Somebody else has changed the mapping of the directory since it was read; read it again. */
  DIRECTORY_MAPPING_CHANGED: 409,
  /** The mapping names something that does not exist, or a value twice; `detail` says which. */
  DIRECTORY_MAPPING_REFUSED: 400,
} as const;

export type ErrorCode = keyof typeof errorStatus;
