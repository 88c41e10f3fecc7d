import { readEventDetail } from '@campus-bell/api/wire/event';
import type { PushedEvent } from '@campus-bell/domain/pushedEvent';
import type { UiEnvironment } from '@campus-bell/ui/environment/UiEnvironment';
import { drawEvent } from '@campus-bell/ui/screens/EventDetail/drawEvent';
import { boot } from './firstContent.ts';
import { painted } from './painted.ts';

/** The app's start would keep the processor from drawing an answer; for one that takes longer it does not wait. */
const answeredWithinMs = 400;

/** Draws the event that a push was about, as soon as it is answered; settles when the app may start. */
export async function bootEvent(pushed: PushedEvent, environment: UiEnvironment): Promise<void> {
  await Promise.race([drawAnswer(pushed, environment), within(answeredWithinMs)]);
}

async function drawAnswer(pushed: PushedEvent, environment: UiEnvironment): Promise<void> {
  try {
    const call = window.earlyCalls?.find(({ url }) => url.endsWith(`/detail/${pushed.eventId}`));
    const answer = await call?.answer;
    if (!answer?.ok) return;
    const event = readEventDetail(await answer.clone().json());
    if (boot.isOver || event.eventId !== pushed.eventId) return;
    drawEvent(event, environment);
    boot.content = { at: 0, pushed, event };
    await painted();
  } catch {
    // The app tells of it.
  }
}

const within = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
