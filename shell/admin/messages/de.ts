import { accounts } from './accounts.de.ts';
import { admin } from './admin.de.ts';
import { features } from './features.de.ts';
import { security } from './security.de.ts';
import { tokens } from './tokens.de.ts';

export const messages = { ...accounts, ...admin, ...features, ...security, ...tokens };
