const longestWaitMs = 2000;
const heldBackWaitMs = 200;
const lookEveryMs = 10;
const underWay = new Set<object>();

/** Follows every call of a story, whoever makes it, until the function that it gives is called. */
export function followCalls(): () => void {
  const send = window.fetch;
  underWay.clear();
  window.fetch = async (...call) => {
    underWay.add(call);
    try {
      return await send(...call);
    } finally {
      underWay.delete(call);
    }
  };
  return () => {
    window.fetch = send;
  };
}

/** Waits for the answers that a story has not seen: a while, or shortly where some are held back and never come. */
export async function answersCame({ areHeldBack }: { areHeldBack: boolean }) {
  const deadline = performance.now() + (areHeldBack ? heldBackWaitMs : longestWaitMs);
  while (underWay.size > 0 && performance.now() < deadline) {
    await new Promise((resolve) => {
      setTimeout(resolve, lookEveryMs);
    });
  }
}
