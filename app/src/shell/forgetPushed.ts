import { boot } from '../boot/firstContent.ts';

/** What a push said, and the event itself, were for the member who has left. */
export function forgetPushed(): void {
  const { pushed: _pushed, event: _event, ...content } = boot.content;
  boot.content = content;
}
