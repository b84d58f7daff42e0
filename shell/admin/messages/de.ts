import { admin } from './admin.de.ts';
import { features } from './features.de.ts';

export const messages = { ...admin, ...features };
