/** How many digits a PIN for terminals has. */
export const pinDigits = { least: 4, most: 8 } as const;
