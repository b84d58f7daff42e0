import { companyErrors } from './companyErrors.ts';
import { decisionErrors } from './decisionErrors.ts';
import { keyErrors } from './keyErrors.ts';
import type { LocaleMessages } from './LocaleMessages.ts';
import { massViolations } from './massViolations.ts';
import { notifications } from './notifications/en.ts';
import { passwordErrors } from './passwordErrors.ts';
import { planRefusals, planRemarks } from './planning.ts';
import { signOffErrors } from './signOffErrors.ts';
import { synchronisationFailures } from './synchronisationFailures.ts';
import { timeEntryErrors } from './timeEntryErrors.ts';
import { timeEntryRules } from './timeEntryRules.ts';

export const en: LocaleMessages = {
  errors: {
    ...timeEntryErrors.en,
    ...decisionErrors.en,
    ...signOffErrors.en,
    ...companyErrors.en,
    ...keyErrors.en,
    ...passwordErrors.en,
    VALIDATION_FAILED: {
      title: 'Some entries need another look',
      detail: 'Nothing was saved yet. Please correct the marked fields and send them again.',
    },
    UNREADABLE_REQUEST: {
      title: 'The request could not be read',
      detail: 'Nothing was changed. Please reload the page and try again.',
    },
    WRONG_CREDENTIALS: {
      title: 'Log-in failed',
      detail: 'The user name and the password do not match. Please check both and try again.',
    },
    SET_UP_CODE_OVER: {
      title: 'This code does not work',
      detail:
        'This code is wrong, was used already or has expired. Show a new one on the page Terminals, and check the terminal id if you typed them.',
    },
    NOT_IDENTIFIED: {
      title: 'That was not recognised',
      detail: 'The number or the PIN is not right. Please try again.',
    },
    IDENTIFICATION_WAITS: {
      title: 'Too many failed attempts',
      detail:
        'There were too many failed attempts at this terminal. Please try again in {wait}, or identify yourself in another way.',
    },
    BADGE_NOT_KNOWN: {
      title: 'This badge is not known here',
      detail: 'This badge is not known here. Use your number and PIN, or ask your manager.',
    },
    CAPTURE_ENDED: {
      title: 'That took too long',
      detail: 'Nothing was recorded. Please look into the camera again.',
    },
    PICTURE_UNREADABLE: {
      title: 'The picture could not be read',
      detail: 'Choose a file in jpg, jpeg or png.',
    },
    NO_FACE: {
      title: 'No face was seen',
      detail: 'Please look straight into the camera, with nothing in front of your face.',
    },
    SEVERAL_FACES: {
      title: 'More than one person was seen',
      detail: 'Please stand in front of the camera alone.',
    },
    FACE_TOO_SMALL: {
      title: 'Too far away',
      detail: 'Please come closer to the camera.',
    },
    FACE_BLURRED: {
      title: 'The face is blurred',
      detail: 'Please hold still for a moment, and wipe the camera if need be.',
    },
    FACE_TOO_DARK: {
      title: 'Too dark',
      detail: 'Please turn towards the light.',
    },
    FACE_TOO_BRIGHT: {
      title: 'Too bright',
      detail: 'Please turn away from the light.',
    },
    FACE_NOT_LIVE: {
      title: 'The turns were not seen',
      detail: 'Please look straight ahead, then turn your head as you are asked.',
    },
    FACE_UNKNOWN: {
      title: 'You were not recognised',
      detail: 'Please try again, or identify yourself in another way.',
    },
    FACE_NEEDS_NUMBER: {
      title: 'Your number, please',
      detail:
        'Please type your number or hold your badge to the reader first, then look into the camera.',
    },
    FACE_OF_ANOTHER: {
      title: 'This face belongs to somebody else',
      detail:
        'The picture, or the face on it, is registered for another person. Nothing was changed.',
    },
    FACE_REFUSED: {
      title: 'This person has refused',
      detail:
        'They refused to be recognised by their face. Only they themselves can change that, in their settings.',
    },
    CONSENT_TEXT_CHANGED: {
      title: 'The text has changed',
      detail: 'Nothing was saved. Please read the new text and decide again.',
    },
    KEPT_PUNCH_SETTLED: {
      title: 'Already settled',
      detail: 'Somebody else has already dealt with this punch.',
    },
    KEPT_PUNCH_DOES_NOT_FIT: {
      title: 'Does not fit',
      detail:
        'It does not fit the recorded time of this person. Add the time by hand, then set the punch aside.',
    },
    NOTHING_TO_CLOCK: {
      title: 'Nothing to clock',
      detail: 'You have no assignment to clock for at the moment. Please ask your manager.',
    },
    DIALOG_ENDED: {
      title: 'This has closed in the meantime',
      detail: 'Nothing was recorded. Please identify yourself again.',
    },
    NO_SESSION: {
      title: 'You are not signed in',
      detail: 'Everything saved so far is kept. Please sign in again to go on.',
    },
    ACCESS_DENIED: {
      title: 'Access denied',
      detail:
        'Your account does not have the permission for this. Nothing was changed. If you need it, please ask your manager.',
    },
    ACCOUNT_CLOSED: {
      title: 'This account is closed',
      detail:
        'The user name and password are right, but the account was closed. If you still need it, please ask your administrator.',
    },
    ONE_TIME_PASSWORD_USED: {
      title: 'This one-time password was used or has expired',
      detail:
        'It opens one session only. Please go on there and choose your own password in Settings, or ask an administrator for another one. If there is none, restart the server: it then prints one.',
    },
    NO_USER_NAME: {
      title: 'This person has no user name',
      detail: 'Nothing was changed. Give the person a user name in the company file first.',
    },
    PASSWORD_CHANGE_REQUIRED: {
      title: 'Choose a new password first',
      detail: 'You logged in with a one-time password. Choose another before you go on.',
    },
    SIGN_ON_REFUSED: {
      title: 'Sign-on did not work',
      detail:
        'Nothing was changed. Please begin again at the log-in page; if it keeps failing, tell your administrator.',
    },
    NO_SIGN_ON_PROVIDER: {
      title: 'Single sign-on is not set up',
      detail:
        'Nothing was changed. The person who runs the server must first name the sign-on provider in its settings.',
    },
    PASSKEY_NEEDED: {
      title: 'A passkey is needed',
      detail: 'Your log-in is confirmed with a passkey. Please log in with your password.',
    },
    PASSKEY_ENDED: {
      title: 'That took too long',
      detail:
        'The request for your passkey was answered already or has expired. Please log in again.',
    },
    PASSKEY_REFUSED: {
      title: 'The passkey was not accepted',
      detail: 'Please try again, with a passkey that you registered here.',
    },
    PASSKEY_WINDOW_OVER: {
      title: 'The time to register a passkey is over',
      detail:
        'Your password is right. Please ask an administrator to reset your passkeys, then log in again.',
    },
    NO_PASSKEY_ADDRESS: {
      title: 'Passkeys cannot be used at this address',
      detail:
        'The person who runs the server must first name, in its settings, the address at which people open the product.',
    },
    PASSKEY_FIRST: {
      title: 'Your own passkey comes first',
      detail: 'Please confirm your session with a passkey. Then switch the second factor on.',
    },
    LAST_PASSKEY: {
      title: 'This is your last passkey',
      detail: 'Your log-in needs it. Please register another one first.',
    },
    TOO_MANY_PASSKEYS: {
      title: 'You have ten passkeys',
      detail: 'Please remove one that you no longer use first.',
    },
    OWN_ACCOUNT: {
      title: 'This is your own account',
      detail:
        'You cannot close the account that you use yourself. Nothing was changed. Another administrator can.',
    },
    FEATURE_OFF: {
      title: 'This function is switched off',
      detail: 'Your company does not use it at present. Nothing was changed.',
    },
    FOREIGN_ORIGIN: {
      title: 'The request came from another site',
      detail:
        'To protect your account, nothing was changed. Please open the application itself and try again there.',
    },
    NOT_FOUND: {
      title: 'Not found',
      detail:
        'It is no longer there, or it is not open to you. Please reload the page to see what is there now.',
    },
    METHOD_NOT_ALLOWED: {
      title: 'That is not possible here',
      detail: 'Nothing was changed. Please reload the page and try again.',
    },
    TOO_LARGE: {
      title: 'That is too much at once',
      detail: 'Nothing was saved. Please send less, or send it in several steps.',
    },
    UNSUPPORTED_MEDIA_TYPE: {
      title: 'This kind of content cannot be taken',
      detail: 'Nothing was saved. Please reload the page and try again.',
    },
    CLOCK_OUT_ALREADY_RECORDED: {
      title: 'The clock-out is already recorded',
      detail: 'The shift has ended, and its times are kept. Please reload to see it as it is now.',
    },
    END_OUT_OF_RANGE: {
      title: 'This end does not fit the shift',
      detail: 'It must be after the last punch and not in the future. Nothing was changed.',
    },
    SEGMENT_ALREADY_OPEN: {
      title: 'The break is already running',
      detail: 'It has been running since {since} and goes on. Nothing was recorded twice.',
    },
    ON_APPROVED_LEAVE: {
      title: 'You are on leave',
      detail:
        'Your leave for this day is approved, so there is no clocking in. If you are working after all, please ask your manager.',
    },
    LOCATION_REQUIRED: {
      title: 'Your location is needed',
      detail:
        'Your company lets you clock inside the agreed area only. Please allow the location and try again. Nothing was recorded.',
    },
    OUTSIDE_GEOFENCE: {
      title: 'You are outside the area',
      detail:
        'Your company lets you clock inside the agreed area only. Please go there and try again. Nothing was recorded.',
    },
    NO_OPEN_SEGMENT: {
      title: 'No break is running',
      detail: 'There was nothing to end. All recorded times are kept.',
    },
    STATUS_NOT_ALLOWED: {
      title: 'The status could not be changed',
      detail:
        'The entry has changed in the meantime, and this step no longer fits. Nothing was changed. Please reload to see it as it is now.',
    },
    SHIFT_ALREADY_CORRECTED: {
      title: 'There is a newer version',
      detail:
        'The entry was edited in the meantime, and that version is kept. Please reload it before you go on.',
    },
    SHIFT_ALREADY_DELETED: {
      title: 'The entry was deleted',
      detail:
        'It was deleted in the meantime, so nothing was changed. Please reload to see the current list.',
    },
    ALL_ROWS_FAILED: {
      title: 'None of the entries could be changed',
      detail:
        'They changed in the meantime or are not open to you, and were left as they are. Please reload the list and select again.',
    },
    NOT_AS_SCHEDULED: {
      title: 'Not as scheduled',
      detail:
        'The entry no longer matches its schedule, so it was left unchanged. Please look at it before you decide.',
    },
    PLAN_TOO_LARGE: {
      title: 'Too much at once',
      detail:
        'At most {days} days, in {ranges} pieces, can be planned at once. Nothing was changed; please plan fewer people or days.',
    },
    SELECTION_TOO_LARGE: {
      title: 'Too many at once',
      detail:
        'At most {people} people and {entries} of their entries can be selected at once. Nothing was changed; please select fewer.',
    },
    GROUP_NAME_TAKEN: {
      title: 'This name is taken',
      detail: 'You have a group of this name already. Choose another name.',
    },
    TOKEN_TAKEN: {
      title: 'This token was used before',
      detail: 'Make a new token and try again.',
    },
    WEBHOOK_LIMIT: {
      title: 'There are too many webhooks',
      detail: 'Delete one that nobody needs any more.',
    },
    WEBHOOK_NOT_READY: {
      title: 'The webhook is not ready',
      detail: 'Switch it on and make its secret first.',
    },
    STILL_EMPLOYED: {
      title: 'This person has not left',
      detail:
        'Only somebody without an assignment from today on and without an open shift can be erased.',
    },
    STILL_WAITING: {
      title: 'Something is not sent yet',
      detail:
        'Time or schedules of this person still wait for the HR system. Erase the person when they are delivered.',
    },
    REPORT_TOO_LARGE: {
      title: 'That is more than a sheet holds',
      detail:
        'The report would cover {people} people on {days} days. Choose fewer days, a cost center, or a sheet for each week.',
    },
    EXPORT_UNDER_WAY: {
      title: 'An export is under way',
      detail:
        'You are downloading an export for an inspector already, here or in another window. Wait for it to end, or cancel it, and try again.',
    },
    REQUEST_IN_PROGRESS: {
      title: 'This is being done already',
      detail: 'The same request is still on its way and will be done once. Please wait a moment.',
    },
    WRONG_PASSWORD: {
      title: 'The current password does not match',
      detail: 'Your password stays as it was. Enter the current one again.',
    },
    IDEMPOTENCY_KEY_REUSED: {
      title: 'This was sent before with other content',
      detail: 'What was sent first is kept. Please reload the page and check it before you go on.',
    },
    TOO_MANY_REQUESTS: {
      title: 'Too many attempts',
      detail: 'That was tried too often, and nothing was changed. Please try again in {wait}.',
    },
    UNEXPECTED: {
      title: 'Something went wrong on our side',
      detail:
        'Everything saved before is kept. Please try again in a moment, and tell your administrator if it happens again.',
    },
    OUT_OF_SPACE: {
      title: 'The server has no room left',
      detail:
        'Nothing was saved this time; everything saved before is kept. Please tell your administrator and try again later.',
    },
    UNAVAILABLE: {
      title: 'The server is not ready at the moment',
      detail: 'Everything saved before is kept. Please try again in a moment.',
    },
  },
  violations: {
    ALREADY_CLOCKED_IN:
      'You have been clocked in since {since}. That shift goes on; nothing was recorded twice.',
    SHORT_BREAK_DISCARDED:
      'The break was shorter than a minute, so it does not count. The shift goes on.',
    RECORDED_AS_CORRECTION:
      'This time is kept as a correction next to the recorded time, and your manager decides on it.',
  },
  massViolations: massViolations.en,
  timeEntryRules: timeEntryRules.en,
  synchronisationFailures: synchronisationFailures.en,
  planRefusals: planRefusals.en,
  planRemarks: planRemarks.en,
  ...notifications,
  approvedStays: 'What was approved before stays.',
  decisionReason: 'Reason: {reason}',
  signOnGoesOn: 'Go on to Punctual',
  ownName: 'English',
};
