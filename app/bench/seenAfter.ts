import type { CDPSession, Page } from '@playwright/test';

/** What the browser's trace says of a moment; times in µs. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  ts: number;
  id2?: { local?: string };
  args?: { data?: { interactionId?: number; timeStamp?: number; processingEnd?: number; duration?: number } };
}

/** A frame on its way from the page to the screen, µs. */
interface Frame {
  pid: number;
  committedAt: number;
  seenAt: number;
}

/** Taps and frames alone: with all that `cc` and `benchmark` tell, five times the events, a tap was seen a quarter later. */
const tracedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame'];
const frameSpan = 'PipelineReporter';
const commitSpan = 'Commit';
const toScreenSpan = 'SubmitCompositorFrameToPresentationCompositorFrame';

/**
 * How long the slowest tap or key took from the finger to the frame that was seen, ms. From the trace: where a tap is
 * answered by one frame alone, headless Chromium tells the page of it when it draws the next one, up to a second later. NaN
 * where nothing was tapped.
 */
export async function seenAfter(page: Page, cdp: CDPSession, act: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = [];
  const note = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]));
  cdp.on('Tracing.dataCollected', note);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...tracedCategories], excludedCategories: ['*'] },
  });
  try {
    await act();
    await drawOnceMore(page);
  } finally {
    const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
    await cdp.send('Tracing.end');
    await complete;
    cdp.off('Tracing.dataCollected', note);
  }
  const sorted = events.sort((one, other) => one.ts - other.ts);
  const frames = framesIn(sorted);
  const waits = sorted.flatMap(({ name, ph, pid, ts, args }) => {
    const { interactionId = 0, timeStamp = 0, processingEnd = 0, duration = 0 } = args?.data ?? {};
    if (name !== 'EventTiming' || ph !== 'b' || interactionId === 0) return [];
    const handledAt = ts + (processingEnd - timeStamp) * 1000;
    const frame = frames.find((one) => one.pid === pid && one.committedAt >= handledAt);
    // A tap that changes nothing has no frame, and the page is told so.
    return [Math.min(duration, frame === undefined ? duration : (frame.seenAt - ts) / 1000)];
  });
  return waits.length === 0 ? Number.NaN : Math.max(...waits);
}

/** Events whose frame the page has not been told of are not in the trace. */
async function drawOnceMore(page: Page) {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    const dot = document.createElement('div');
    Object.assign(dot.style, { position: 'fixed', top: 0, width: '1px', height: '1px', background: 'red' });
    document.documentElement.append(dot);
    await nextFrame();
    dot.remove();
    await nextFrame();
  });
}

/** Those that reached the screen, by the time at which the page handed them over. */
function framesIn(sorted: readonly TraceEvent[]): Frame[] {
  const open = new Map<string, Omit<Partial<Frame>, 'pid'>>();
  const frames: Frame[] = [];
  for (const { name, ph, pid, ts, id2 } of sorted) {
    if (id2?.local === undefined) continue;
    const id = `${pid} ${id2.local}`;
    if (name === frameSpan && ph === 'b') open.set(id, {});
    const frame = open.get(id);
    if (frame === undefined) continue;
    if (name === commitSpan && ph === 'b') frame.committedAt = ts;
    if (name === toScreenSpan && ph === 'e') frame.seenAt = ts;
    if (name !== frameSpan || ph !== 'e') continue;
    open.delete(id);
    const { committedAt, seenAt } = frame;
    if (committedAt !== undefined && seenAt !== undefined) frames.push({ pid, committedAt, seenAt });
  }
  return frames.sort((one, other) => one.committedAt - other.committedAt);
}
