/** Days for which a report is kept, with its file and the mail that carries it. */
export const reportDays = 7;
