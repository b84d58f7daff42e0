import { admin } from './admin.de.ts';
import { features } from './features.de.ts';
import { tokens } from './tokens.de.ts';

export const messages = { ...admin, ...features, ...tokens };
