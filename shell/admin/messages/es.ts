import { accounts } from './accounts.es.ts';
import { admin } from './admin.es.ts';
import { features } from './features.es.ts';
import { security } from './security.es.ts';
import { tokens } from './tokens.es.ts';

export const messages = { ...accounts, ...admin, ...features, ...security, ...tokens };
