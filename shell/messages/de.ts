import { de } from 'shared-ui/messages/de.ts';
import { shell } from './shell.de.ts';

export const messages = { ...de, ...shell };
