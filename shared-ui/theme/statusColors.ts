/** The meanings of colours, the same on every screen. */
export const meanings = [
  'work',
  'break',
  'pending',
  'approved',
  'rejected',
  'deletion',
  'incomplete',
  'deleted',
  'warning',
] as const;

export type Meaning = (typeof meanings)[number];

export interface MeaningColors {
  readonly text: string;
  readonly tint: string;
}

export type ColorScheme = 'light' | 'dark';

export const statusColors: Readonly<Record<ColorScheme, Readonly<Record<Meaning, MeaningColors>>>> =
  {
    light: {
      work: { text: '#026d70', tint: '#e0f3f1' },
      break: { text: '#7a5200', tint: '#fdf0cf' },
      pending: { text: '#1f5fa8', tint: '#e6f0fb' },
      approved: { text: '#1c6b34', tint: '#e3f4e6' },
      rejected: { text: '#b3261e', tint: '#fdeaea' },
      deletion: { text: '#8a2c7a', tint: '#faeaf6' },
      incomplete: { text: '#4c5c5c', tint: '#e9eeee' },
      deleted: { text: '#5c6b6b', tint: '#f1f4f4' },
      warning: { text: '#9a4200', tint: '#fdeee0' },
    },
    dark: {
      work: { text: '#84ccc5', tint: '#0b3335' },
      break: { text: '#f4c45e', tint: '#3a2b08' },
      pending: { text: '#92c0f2', tint: '#132d4a' },
      approved: { text: '#84d198', tint: '#12351d' },
      rejected: { text: '#ff9d96', tint: '#471a18' },
      deletion: { text: '#e8a3da', tint: '#3d1a37' },
      incomplete: { text: '#b6c3c2', tint: '#2a3635' },
      deleted: { text: '#93a3a1', tint: '#222d2c' },
      warning: { text: '#ffb27a', tint: '#432408' },
    },
  };

/** Amber as a surface: the disc and break segments, never text. */
export const breakSolid: Readonly<Record<ColorScheme, string>> = {
  light: '#e9a21f',
  dark: '#f0b43c',
};
