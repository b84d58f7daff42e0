import { createContext } from 'react';

/** Whether rows come and go while the list scrolls, so that each should be drawn at little cost. */
export const LongListContext = createContext(false);
