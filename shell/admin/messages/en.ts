import { accounts } from './accounts.en.ts';
import { admin } from './admin.en.ts';
import { features } from './features.en.ts';
import { security } from './security.en.ts';
import { tokens } from './tokens.en.ts';

export const messages = { ...accounts, ...admin, ...features, ...security, ...tokens };
