/** Seconds after which a terminal closes an unused dialog, keypad or question (spec §9). */
export const terminalCountdownSeconds = 60;
