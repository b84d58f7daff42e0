import { en } from 'shared-ui/messages/en.ts';
import { shell } from './shell.en.ts';

export const messages = { ...en, ...shell };
