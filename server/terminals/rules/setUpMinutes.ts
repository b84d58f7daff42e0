/** Minutes for which a set-up code can be used. */
export const setUpMinutes = 10;
