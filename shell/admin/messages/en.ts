import { admin } from './admin.en.ts';
import { features } from './features.en.ts';

export const messages = { ...admin, ...features };
