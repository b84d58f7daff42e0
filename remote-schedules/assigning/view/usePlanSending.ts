import { useRef, useState } from 'react';
import { planParts, rowsPerRequest } from 'shared-contracts';
import { useApi, useProperty } from 'shared-ui';
import { createOrder, type Order, type OrderProgress } from 'shared-ui/orders';
import { savePlan } from '../data/planCalls.ts';
import { orderFor, planSizes, type PlanOrder } from '../rules/planOrder.ts';
import { addAnswer, type PlanAnswer, type PlanOutcome } from '../rules/planOutcome.ts';
import type { seenPlans } from '../rules/planPreview.ts';

/** The plan versions that the person has seen. */
export type Seen = ReturnType<typeof seenPlans>;

/** Sends orders in batches, each with its own key. */
export function usePlanSending() {
  const api = useApi();
  const most = useProperty('MAXIMUM_SELECTABLE_EMPLOYEES');
  const [progress, setProgress] = useState<OrderProgress | null>(null);
  const running = useRef<Order<number, PlanAnswer>>(null);

  /** A retry repeats `seen`, as a key stands for one request. */
  function sendingOf(order: PlanOrder, seen: Seen): Order<number, PlanAnswer> {
    const size = order.rowIds.length <= most ? most : Math.min(rowsPerRequest, most);
    const parts = planParts(order.rowIds, planSizes(order), size);
    const isLong = parts.length > 1 || order.rowIds.length > rowsPerRequest;
    return createOrder(
      parts.map((rowIds) => ({ key: crypto.randomUUID(), rows: rowIds })),
      ({ rows: ids, key }) => {
        const ofPart = seen.filter(({ userId }) => ids.includes(userId));
        return savePlan(api, orderFor(order, ids), ofPart, key);
      },
      isLong ? setProgress : undefined,
    );
  }

  async function sendAll(sending: Order<number, PlanAnswer>, before: PlanOutcome) {
    running.current = sending;
    const { answers, ...rest } = await sending.send();
    return { ...rest, outcome: answers.reduce(addAnswer, before) };
  }

  return { progress, stop: () => running.current?.stop(), sendingOf, sendAll };
}
