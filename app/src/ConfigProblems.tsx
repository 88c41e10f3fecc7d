import { update } from '@campus-bell/domain/words/update';
/** What a developer sees when the build's configuration is wrong; a student sees whom to tell. */
export function ConfigProblems({ problems }: { problems: readonly string[] }) {
  return (
    <main>
      <h1>{update.notStarted}</h1>
      <p>{update.misconfigured}</p>
      <ul lang="en">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </main>
  );
}
