import { messages } from '@campus-bell/domain/messages';
import { update } from '@campus-bell/domain/words/update';

/** The last resort when the frame itself fails: plain HTML that needs nothing else (FR-8). */
export function RootFailure() {
  return (
    <main>
      <h1>{messages.rootFailure.title}</h1>
      <p>{messages.rootFailure.text}</p>
      <p>
        <a href="/">{update.openAgain}</a>
      </p>
    </main>
  );
}
