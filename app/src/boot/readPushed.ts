import type { PushedEvent } from '@campus-bell/domain/pushedEvent';

/** Takes what the worker wrote into the document of the event that a push was about; null without any. */
export function readPushed(): PushedEvent | null {
  const said = document.querySelector<HTMLMetaElement>('meta[name="pushed"]');
  if (said === null) return null;
  said.remove();
  return JSON.parse(said.content) as PushedEvent;
}
