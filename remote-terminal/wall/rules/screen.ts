import type { components, Instant, Locale } from 'shared-contracts';
import type {
  RecordedPunch,
  TerminalAssignment,
  TerminalDialog,
} from '../../clocking/rules/terminalDialog.ts';
import { isSameClaim, type FaceClaim } from '../../faces/rules/faceClaim.ts';
import type { KeptPunch, SealedProof } from '../../kept-punches/rules/keptPunch.ts';
import type { WallNotice } from '../../waiting/rules/wallNotice.ts';
import type { WhoMade } from '../../kept-punches/rules/whoMade.ts';

/** What the wall shows. */
export type Screen =
  | { readonly kind: 'waiting'; readonly notice: WallNotice | null }
  | { readonly kind: 'pin' }
  /** Who it is, before the face is looked at. */
  | { readonly kind: 'number' }
  /** Begun by a tap, or because somebody was seen before the wall. */
  | { readonly kind: 'face'; readonly isWoken: boolean; readonly claim: FaceClaim | null }
  /** A face was found whose person has not agreed to that yet. */
  | Asked
  /** Nobody answered who it is: what is pressed will be kept. */
  | Keeping
  | KeptMade
  /** With the proof, a press that nobody answers will be kept. */
  | {
      readonly kind: 'options';
      readonly dialog: TerminalDialog;
      readonly proof: SealedProof | null;
      readonly badge: HeldBadge;
    }
  | {
      readonly kind: 'success';
      readonly dialog: TerminalDialog;
      readonly assignment: TerminalAssignment;
      readonly punch: RecordedPunch;
    };

/** The badge that began it: held to the reader again it changes nothing. Null where something else did. */
type HeldBadge = string | null;

interface Asked {
  readonly kind: 'asked';
  readonly question: components['schemas']['FaceConsentQuestion'];
}

interface Keeping {
  readonly kind: 'keeping';
  readonly proof: SealedProof;
  readonly who: WhoMade;
  readonly badge: HeldBadge;
}

interface KeptMade {
  readonly kind: 'kept';
  readonly who: WhoMade;
  readonly operation: KeptPunch['operation'];
  readonly at: Instant;
  /** What was spoken until then. */
  readonly locale: Locale;
}

/** What happens before it. An event of a dialog names it: it may come late, when another one is open. */
export type WallEvent =
  | { readonly kind: 'tapped'; readonly way: 'PIN' | 'FACE' | 'NUMBER' }
  | { readonly kind: 'woken' }
  /** Whose face is looked for now. */
  | { readonly kind: 'claimed'; readonly claim: FaceClaim }
  /** The face alone does not tell who it is. */
  | { readonly kind: 'number-needed' }
  | Asked
  | {
      readonly kind: 'recognised';
      readonly dialog: TerminalDialog;
      readonly proof: SealedProof | null;
      readonly badge: HeldBadge;
    }
  | { readonly kind: 'not-recognised'; readonly notice: WallNotice }
  | { readonly kind: 'unanswered'; readonly keeping: Keeping }
  | KeptMade
  | { readonly kind: 'press-kept'; readonly token: string; readonly made: KeptMade }
  | { readonly kind: 'consented'; readonly dialog: TerminalDialog }
  | { readonly kind: 'consent-closed'; readonly notice: WallNotice | null }
  | {
      readonly kind: 'punched';
      readonly token: string;
      readonly assignment: TerminalAssignment;
      readonly punch: RecordedPunch;
    }
  | { readonly kind: 'dialog-ended'; readonly token: string; readonly notice: WallNotice | null }
  | { readonly kind: 'closed' };

export const waitingScreen: Screen = { kind: 'waiting', notice: null };

/** Which screen follows what (spec §4). What does not belong to the screen leaves it as it is. */
export function nextScreen(screen: Screen, event: WallEvent): Screen {
  switch (event.kind) {
    case 'tapped':
      if (event.way === 'PIN' && screen.kind === 'face') return { kind: 'pin' };
      if (screen.kind !== 'waiting') return screen;
      if (event.way === 'FACE') return { kind: 'face', isWoken: false, claim: null };
      return { kind: event.way === 'PIN' ? 'pin' : 'number' };
    case 'woken':
      return screen.kind === 'waiting' ? { kind: 'face', isWoken: true, claim: null } : screen;
    case 'claimed':
      if (screen.kind === 'face' && isSameClaim(screen.claim, event.claim)) return screen;
      return takesPeople(screen) ? { kind: 'face', isWoken: false, claim: event.claim } : screen;
    case 'number-needed':
      return screen.kind === 'face' ? { kind: 'number' } : screen;
    case 'asked':
      return screen.kind === 'face' ? event : screen;
    case 'recognised':
      return takesPeople(screen)
        ? { kind: 'options', dialog: event.dialog, proof: event.proof, badge: event.badge }
        : screen;
    case 'not-recognised':
      return takesPeople(screen) ? { kind: 'waiting', notice: event.notice } : screen;
    case 'unanswered':
      return takesPeople(screen) ? event.keeping : screen;
    case 'consented':
      return screen.kind === 'asked'
        ? { kind: 'options', dialog: event.dialog, proof: null, badge: null }
        : screen;
    case 'consent-closed':
      return screen.kind === 'asked' ? { kind: 'waiting', notice: event.notice } : screen;
    case 'kept':
      return screen.kind === 'keeping' ? event : screen;
    case 'press-kept':
      return isOf(screen, event.token) ? event.made : screen;
    case 'punched':
      return isOf(screen, event.token)
        ? {
            kind: 'success',
            dialog: screen.dialog,
            assignment: event.assignment,
            punch: event.punch,
          }
        : screen;
    case 'dialog-ended':
      return isOf(screen, event.token) ? { kind: 'waiting', notice: event.notice } : screen;
    case 'closed':
      return screen.kind === 'options' ? screen : waitingScreen;
  }
}

/** The language of whoever is known to stand here; null where the terminal's is spoken. */
export function localeOf(screen: Screen): Locale | null {
  if (screen.kind === 'asked') return screen.question.locale;
  if (screen.kind === 'kept') return screen.locale;
  return screen.kind === 'options' || screen.kind === 'success'
    ? screen.dialog.employee.locale
    : null;
}

/** What somebody does at the wall, as the waking has to know it; null while nobody does. */
export function doingOn({ kind }: Screen): 'TRIED' | 'SERVED' | null {
  if (kind === 'waiting') return null;
  return kind === 'face' || kind === 'pin' || kind === 'number' ? 'TRIED' : 'SERVED';
}

/** Another one for each person who is served; null while it is not known who stands here. */
export function servedOn(screen: Screen): string | null {
  if (screen.kind === 'keeping' || screen.kind === 'kept') return 'kept';
  return screen.kind === 'options' || screen.kind === 'success' ? screen.dialog.dialogToken : null;
}

/** Whether a badge that is read now says anything new: not the one that has begun what is open. */
export function isNews(screen: Screen, badge: string): boolean {
  const isOpen = screen.kind === 'options' || screen.kind === 'keeping';
  return !isOpen || screen.badge !== badge;
}

/** Whether nothing is open for somebody: before the next one is recognised that ends. */
export function takesPeople(screen: Screen): boolean {
  return screen.kind !== 'options' && screen.kind !== 'keeping' && screen.kind !== 'asked';
}

function isOf(screen: Screen, token: string): screen is Screen & { kind: 'options' } {
  return screen.kind === 'options' && screen.dialog.dialogToken === token;
}
