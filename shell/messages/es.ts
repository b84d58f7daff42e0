import { es } from 'shared-ui/messages/es.ts';
import { shell } from './shell.es.ts';

export const messages = { ...es, ...shell };
