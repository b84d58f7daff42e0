import { th } from 'shared-ui/messages/th.ts';
import { shell } from './shell.th.ts';

export const messages = { ...th, ...shell };
