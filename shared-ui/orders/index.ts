export { createOrder, rowsIn, type Order, type OrderProgress } from './createOrder.ts';
export { againAction, mayPass } from './againAction.ts';
