/** What a picture of a face must have; `docs/decisions/face-engine.md` has the measurements. */
export const pictureLimits = {
  /** Maximum file size (spec §9). */
  bytes: 1_048_576,
  /** Mean luma of the face, 0 to 255. */
  luma: { least: 40, most: 220 },
  /** As `measureLight` measures it. */
  sharpness: 40,
  /**
   * Pixels of the face; recognition scales it to 150, and below 80 it sees what scaling made up.
   */
  width: 80,
} as const;

/** Faces narrower than this share of the largest one's width stand in the background. */
export const backgroundShare = 0.5;
