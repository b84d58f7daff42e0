/** Where the API comes from; `SERVER` names another one. */
export const serverAddress = process.env['SERVER'] ?? 'http://localhost:4000';

export const devPort = Number(process.env['DEV_PORT'] ?? 4100);

export const devAddress = `http://localhost:${devPort}`;
