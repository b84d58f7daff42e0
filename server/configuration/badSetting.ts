import { StartRefused } from './startRefused.ts';

/** A setting that cannot be used; the message is one sentence that says what is expected. */
export class BadSetting extends StartRefused {}
