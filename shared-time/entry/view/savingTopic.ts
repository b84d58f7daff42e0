/** Of a snackbar: how saving went the last time, so that a refusal goes once it is mended. */
export const savingTopic = 'saving-an-entry';
