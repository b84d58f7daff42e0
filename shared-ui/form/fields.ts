import { later } from '../overlay/later.ts';

/** The fields that dialogs, filters and settings are made of; log-in has its own in the first file. */
export const fields = later(() => import(/* webpackChunkName: "fields" */ './fieldParts.ts'));
