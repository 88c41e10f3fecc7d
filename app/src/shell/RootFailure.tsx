import { rootFailure } from '@campus-bell/domain/words/failure';
import { update } from '@campus-bell/domain/words/update';

/** The last resort when the frame itself fails: plain HTML that needs nothing else (FR-8). */
export function RootFailure() {
  return (
    <main>
      <h1>{rootFailure.title}</h1>
      <p>{rootFailure.text}</p>
      <p>
        <a href="/">{update.openAgain}</a>
      </p>
    </main>
  );
}
