const longestWaitMs = 200;
const lookEveryMs = 10;
const underWay = new Set<Request>();

/** The fetch of a story's API client; it knows what is still under way. */
export async function storyFetch(request: Request): Promise<Response> {
  underWay.add(request);
  try {
    return await globalThis.fetch(request);
  } finally {
    underWay.delete(request);
  }
}

/** Forgets the calls of the story before. */
export function forgetCalls() {
  underWay.clear();
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
