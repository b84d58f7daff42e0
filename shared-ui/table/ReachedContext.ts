import { createContext } from 'react';

/** Whether the row was pointed at or had the focus, so that its quick actions are drawn. */
export const ReachedContext = createContext(true);
