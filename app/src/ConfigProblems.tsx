/** What a developer sees when the build's configuration is wrong; a student sees whom to tell. */
export function ConfigProblems({ problems }: { problems: readonly string[] }) {
  return (
    <main>
      <h1>앱을 시작하지 못했어요</h1>
      <p>설정에 문제가 있어요. 운영팀에 알려 주세요.</p>
      <ul lang="en">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </main>
  );
}
