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

/** The wall's screens. */
export type Screen =
  | { readonly kind: 'waiting'; readonly notice: WallNotice | null }
  | { readonly kind: 'pin' }
  /** Identification before the face is checked. */
  | { readonly kind: 'number' }
  /** Started by a tap, or because a person was seen. */
  | { readonly kind: 'face'; readonly isWoken: boolean; readonly claim: FaceClaim | null }
  /** A face was recognised whose person has not consented yet. */
  | Asked
  /** No server identified the person: a press will be queued. */
  | Keeping
  | KeptMade
  /** With the proof, a press without a response is queued. */
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

/** The badge that started it: holding it again changes nothing. Null if started another way. */
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
  /** The language spoken until then. */
  readonly locale: Locale;
}

/**
 * Events at the wall. An event of a dialog names it: it may arrive late, when another one is open.
 */
export type WallEvent =
  | { readonly kind: 'tapped'; readonly way: 'PIN' | 'FACE' | 'NUMBER' }
  | { readonly kind: 'woken' }
  /** The claimed identity to verify. */
  | { readonly kind: 'claimed'; readonly claim: FaceClaim }
  /** The face alone is not unique. */
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

/** The screen after an event (spec §4). Events for other screens change nothing. */
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

/** The identified person's language; null for the terminal's. */
export function localeOf(screen: Screen): Locale | null {
  if (screen.kind === 'asked') return screen.question.locale;
  if (screen.kind === 'kept') return screen.locale;
  return screen.kind === 'options' || screen.kind === 'success'
    ? screen.dialog.employee.locale
    : null;
}

/** What a person does at the wall, for waking; null if nobody does. */
export function doingOn({ kind }: Screen): 'TRIED' | 'SERVED' | null {
  if (kind === 'waiting') return null;
  return kind === 'face' || kind === 'pin' || kind === 'number' ? 'TRIED' : 'SERVED';
}

/** A distinct value for each person served; null while unknown. */
export function servedOn(screen: Screen): string | null {
  if (screen.kind === 'keeping' || screen.kind === 'kept') return 'kept';
  return screen.kind === 'options' || screen.kind === 'success' ? screen.dialog.dialogToken : null;
}

/** Whether a badge read now is news: not the one that started the open screen. */
export function isNews(screen: Screen, badge: string): boolean {
  const isOpen = screen.kind === 'options' || screen.kind === 'keeping';
  return !isOpen || screen.badge !== badge;
}

/** Whether no dialog is open: it must end before the next person is recognised. */
export function takesPeople(screen: Screen): boolean {
  return screen.kind !== 'options' && screen.kind !== 'keeping' && screen.kind !== 'asked';
}

function isOf(screen: Screen, token: string): screen is Screen & { kind: 'options' } {
  return screen.kind === 'options' && screen.dialog.dialogToken === token;
}
