import { admin } from './admin.en.ts';
import { features } from './features.en.ts';
import { tokens } from './tokens.en.ts';

export const messages = { ...admin, ...features, ...tokens };
