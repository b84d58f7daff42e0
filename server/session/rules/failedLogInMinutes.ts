/** Minutes for which a failed log-in counts against its device, account and address. */
export const failedLogInMinutes = 15;
