import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';

const terminate = 'X'.charCodeAt(0);

/**
 * A "network connection" to the engine in its worker: `pg` speaks the wire protocol over it, so
 * both databases share one driver. Everything that `pg` writes between cork and uncork is sent as
 * one message.
 */
export class EngineStream extends Duplex {
  readonly #worker: Worker;
  readonly #receive = (answer: unknown) => {
    if (answer instanceof Uint8Array) this.push(Buffer.from(answer.buffer));
  };

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
    worker.on('message', this.#receive);
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#worker.off('message', this.#receive);
    done(error);
  }

  #send(message: Buffer): void {
    if (message[0] === terminate) {
      this.push(null);
      return;
    }
    const bytes = new Uint8Array(message);
    this.#worker.postMessage(bytes, [bytes.buffer]);
  }

  /** The other methods that `pg` calls on a socket. */
  connect(): void {
    queueMicrotask(() => this.emit('connect'));
  }

  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
}
