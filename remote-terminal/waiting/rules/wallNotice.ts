import type { ApiFailure, Locale } from 'shared-contracts';

/** One of the terminal's own messages, or the server's. */
export type NoticeWords =
  | { readonly id: NoticeId }
  | { readonly id: CameraNoticeId; readonly why: CameraWhy }
  | { readonly said: string };

/** Why a camera shows nothing, as in `shared-ui/camera`. */
type CameraWhy = 'REFUSED' | 'MISSING' | 'BUSY' | 'OTHER';

/** Messages that explain why the camera shows nothing, with the alternatives. */
type CameraNoticeId = 'terminal.face.noCamera' | 'faceLogIn.noCamera';

type NoticeId =
  | 'terminal.failed.offline'
  | 'terminal.failed.page'
  | 'terminal.failed.server'
  | 'terminal.tryingAgain'
  | 'terminal.face.offline'
  | 'terminal.face.nobody'
  | 'terminal.face.notStill'
  | 'terminal.face.notTurned'
  | 'terminal.face.early'
  | 'terminal.face.otherSide'
  | 'ownFace.ofAnother'
  | `terminal.face.hint.${Hint}`
  | 'terminal.consent.forgotten'
  | 'terminal.keep.refused'
  | 'terminal.notice.ended'
  | 'terminal.notice.nothingRecorded'
  | 'terminal.notice.notKnown';

type Hint = 'nobody' | 'several' | 'closer' | 'centre' | 'dark' | 'bright' | 'still' | 'straight';

/** The notice as text. */
export function noticeText(
  words: NoticeWords,
  text: (id: NoticeId | CameraNoticeId, values?: { readonly why: CameraWhy }) => string,
): string {
  if ('said' in words) return words.said;
  return 'why' in words ? text(words.id, { why: words.why }) : text(words.id);
}

/** A message on the waiting screen for the previous person. */
export interface WallNotice {
  readonly words: NoticeWords;
  /** The language spoken then. */
  readonly locale: Locale;
}

/** Why a call failed, as text: the server's message if any, else a general one. */
export function wordsOf({
  code,
  detail,
  status,
}: Pick<ApiFailure, 'code' | 'detail' | 'status'>): NoticeWords {
  if (code === 'NO_RESPONSE') return { id: 'terminal.failed.offline' };
  if (code === 'PAGE_FAULT') return { id: 'terminal.failed.page' };
  const isServersFault = status === undefined || status >= 500 || detail === '';
  return isServersFault ? { id: 'terminal.failed.server' } : { said: detail };
}
