import { admin } from './admin.es.ts';
import { features } from './features.es.ts';

export const messages = { ...admin, ...features };
