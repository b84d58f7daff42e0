import { later } from './later.ts';

/** What lies over the page, with Fluent's focus traps and movements. */
export const overlays = later(() => import(/* webpackChunkName: "overlays" */ './overlayParts.ts'));
