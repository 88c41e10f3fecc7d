/** The last resort when the frame itself fails: plain HTML that needs nothing else (FR-8). */
export function RootFailure() {
  return (
    <main>
      <h1>문제가 생겼어요</h1>
      <p>앱을 다시 열어 주세요. 계속되면 잠시 후 다시 시도해 주세요.</p>
      <p>
        <a href="/">앱 다시 열기</a>
      </p>
    </main>
  );
}
