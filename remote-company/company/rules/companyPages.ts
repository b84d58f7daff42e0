/** The pages of the company, by their path below `companyPath`, in the order of their links. */
export const companyPages = [['sites', 'schedules', 'booking'], ['connections']] as const;

export const companyPath = '/company';
