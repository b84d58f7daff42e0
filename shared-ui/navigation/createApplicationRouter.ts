import { createHashRouter } from 'react-router-dom';
import { watchTypedAddresses } from './typedAddresses.ts';

/** The application's router over the hash of the address; one for each page. */
export const createApplicationRouter: typeof createHashRouter = (routes, options) => {
  watchTypedAddresses();
  return createHashRouter(routes, options);
};
