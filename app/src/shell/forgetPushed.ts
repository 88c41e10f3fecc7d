import { boot } from '../boot/firstContent.ts';

/** What a push said was for the member who has left. */
export function forgetPushed(): void {
  const { pushed: _pushed, ...content } = boot.content;
  boot.content = content;
}
