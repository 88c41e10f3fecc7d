const longestWaitMs = 200;
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

/** Waits for the answers that a story has not seen; those that a scenario holds back never come. */
export async function answersCame() {
  const deadline = performance.now() + longestWaitMs;
  while (underWay.size > 0 && performance.now() < deadline) {
    await new Promise((resolve) => {
      setTimeout(resolve, lookEveryMs);
    });
  }
}
