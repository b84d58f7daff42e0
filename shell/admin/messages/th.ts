import { accounts } from './accounts.th.ts';
import { admin } from './admin.th.ts';
import { features } from './features.th.ts';
import { security } from './security.th.ts';
import { tokens } from './tokens.th.ts';

export const messages = { ...accounts, ...admin, ...features, ...security, ...tokens };
