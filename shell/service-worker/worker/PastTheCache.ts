import { Strategy, type StrategyHandler } from 'workbox-strategies';

/** Asks the network alone, and keeps what it answers. */
export class PastTheCache extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return await handler.fetchAndCachePut(request);
  }
}
