/** Minutes after a log-out here in which the browser can end its session at the provider. */
export const providerLogOutMinutes = 5;
