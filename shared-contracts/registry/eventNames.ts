import { eventRules } from '../events/events.ts';

/** Every event of the bus: what a shell built now tells remotes of, and what a remote may name. */
export const eventNames: readonly string[] = Object.keys(eventRules).toSorted();
