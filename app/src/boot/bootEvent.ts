import { readEventDetail } from '@campus-bell/api/wire/event';
import { drawEvent } from '@campus-bell/ui/screens/EventDetail/drawEvent';
import { painted } from '@campus-bell/ui/touch/painted';
import { started } from '../language/startLanguage.ts';
import { type BootEvent, boot } from './firstContent.ts';
import { within } from './within.ts';

/** The app's start would keep the processor from drawing an answer; for one that takes longer it does not wait. */
const answeredWithinMs = 400;

/**
 * Settles when the app may start: the event that a push was about is drawn as soon as it is answered. A document that
 * brings this part has it begin before anything else is laid out again.
 */
export const eventDrawn: Promise<unknown> = boot.event
  ? Promise.race([drawAnswer(boot.event), within(answeredWithinMs)])
  : Promise.resolve();

async function drawAnswer({ pushed, environment }: BootEvent): Promise<void> {
  try {
    const call = window.earlyCalls?.find(({ url }) => url.endsWith(`/detail/${pushed.eventId}`));
    const read = await call?.read;
    if (started !== null) await started;
    if (read === undefined) return;
    const event = readEventDetail(read);
    if (boot.isOver || event.eventId !== pushed.eventId) return;
    drawEvent(event, environment);
    boot.content = { at: 0, pushed, event };
    await painted();
  } catch {
    // The app tells of it.
  }
}
