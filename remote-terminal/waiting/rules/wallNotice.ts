import type { ApiFailure, Locale } from 'shared-contracts';

/** One of the terminal's own sentences, or the server's. */
export type NoticeWords =
  | { readonly id: NoticeId }
  | { readonly id: CameraNoticeId; readonly why: CameraWhy }
  | { readonly said: string };

/** Why a camera shows nothing, as `shared-ui/camera` tells it. */
type CameraWhy = 'REFUSED' | 'MISSING' | 'BUSY' | 'OTHER';

/** They say why the camera shows nothing, and what else one can do. */
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

/** Such words as a text. */
export function noticeText(
  words: NoticeWords,
  text: (id: NoticeId | CameraNoticeId, values?: { readonly why: CameraWhy }) => string,
): string {
  if ('said' in words) return words.said;
  return 'why' in words ? text(words.id, { why: words.why }) : text(words.id);
}

/** A sentence that stays on the waiting screen for the person who has just stood there. */
export interface WallNotice {
  readonly words: NoticeWords;
  /** What was spoken then. */
  readonly locale: Locale;
}

/** Why a call failed, in words: the server's where it gave some, else what is known of it. */
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
