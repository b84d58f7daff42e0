import { admin } from './admin.th.ts';
import { features } from './features.th.ts';

export const messages = { ...admin, ...features };
