import { sendBatches, type ApiFailure, type Batch } from 'shared-contracts';

export interface OrderProgress {
  /** Rows with a response. */
  readonly answered: number;
  readonly total: number;
}

/** Rows to change, or to undo, in batches with a key each. */
export interface Order<Row, Answer> {
  /**
   * Sends the batches without a response, one after the other, until a stop or the first failure;
   * the next call sends the rest under the same keys.
   */
  send(): Promise<{
    /** The responses to this call. */
    readonly answers: readonly Answer[];
    readonly left: readonly Batch<Row>[];
    readonly failure: ApiFailure | null;
  }>;
  /** Cancels the batches not sent yet. */
  stop(): void;
}

/**
 * Carries out an order: batches that were answered stay done, whatever happens to the rest.
 *
 * @param send sends one batch; a failure is an ApiFailure
 * @param onProgress called before each batch, and with null at the end
 */
export function createOrder<Row, Answer>(
  batches: readonly Batch<Row>[],
  send: (batch: Batch<Row>) => Promise<Answer>,
  onProgress?: (progress: OrderProgress | null) => void,
): Order<Row, Answer> {
  const stopping = new AbortController();
  const total = rowsIn(batches);
  let answered = 0;
  let left = batches;
  return {
    async send() {
      const answers: Answer[] = [];
      const sendOne = async (batch: Batch<Row>): Promise<void> => {
        onProgress?.({ answered, total });
        answers.push(await send(batch));
        answered += batch.rows.length;
      };
      try {
        const sent = await sendBatches(left, sendOne, stopping.signal);
        ({ left } = sent);
        return { ...sent, answers };
      } finally {
        onProgress?.(null);
      }
    },
    stop: () => stopping.abort(),
  };
}

export function rowsIn(batches: readonly Batch<unknown>[]): number {
  return batches.reduce((sum, { rows }) => sum + rows.length, 0);
}
