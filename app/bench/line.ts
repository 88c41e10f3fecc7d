const tickMs = 20;

/** What a phone's connection is like. */
export interface LineSpeed {
  latencyMs: number;
  bytesPerSecond: number;
}

interface Transfer {
  rest: Uint8Array;
  controller: ReadableStreamDefaultController<Uint8Array>;
}

/**
 * A phone's line in front of servers on this machine: every answer begins after the round trip, and all that are under
 * way share its breadth. It holds for pages and their workers alike, which a browser's own throttling does not.
 */
export function createLine(slow: LineSpeed) {
  let speed: LineSpeed | null = slow;
  let isDown = false;
  let bytes = 0;
  const transfers = new Set<Transfer>();

  const timer = setInterval(() => {
    let budget = speed === null ? Number.POSITIVE_INFINITY : (speed.bytesPerSecond * tickMs) / 1000;
    while (budget > 0 && transfers.size > 0) {
      const share = Math.max(256, Math.ceil(budget / transfers.size));
      for (const transfer of [...transfers]) {
        const part = transfer.rest.subarray(0, Math.min(share, budget));
        budget -= part.length;
        send(transfer, part);
        if (budget <= 0) break;
      }
    }
  }, tickMs);

  function send(transfer: Transfer, part: Uint8Array) {
    bytes += part.length;
    transfer.rest = transfer.rest.subarray(part.length);
    transfers.delete(transfer);
    transfer.controller.enqueue(part);
    // Back to the end of the row: all transfers get on.
    if (transfer.rest.length > 0) transfers.add(transfer);
    else transfer.controller.close();
  }

  return {
    get isDown() {
      return isDown;
    },
    /** Bytes of answers sent so far. */
    get bytes() {
      return bytes;
    },
    slow: () => {
      speed = slow;
      isDown = false;
    },
    fast: () => {
      speed = null;
      isDown = false;
    },
    cut: () => {
      isDown = true;
    },
    /** Waits out the way to the server and back. */
    roundTrip: () => new Promise((resolve) => setTimeout(resolve, speed?.latencyMs ?? 0)),
    /** The body as it comes over the line. */
    carry(body: Uint8Array): ReadableStream<Uint8Array> | null {
      if (body.length === 0) return null;
      let transfer: Transfer | null = null;
      return new ReadableStream({
        start(controller) {
          transfer = { rest: body, controller };
          transfers.add(transfer);
        },
        cancel() {
          if (transfer !== null) transfers.delete(transfer);
        },
      });
    },
    close: () => clearInterval(timer),
  };
}

export type Line = ReturnType<typeof createLine>;
