/** Address of a mail that asks the team for what the server cannot do, with its subject and text. */
export function withdrawalMail(contactEmail: string, memberEmail: string | null): string {
  const lines = [
    '캠퍼스벨 계정을 지워 주세요.',
    '앱에서 게시판 구독과 키워드 구독을 모두 초기화했지만 계정이 지워지지 않았어요.',
    '',
    `계정: ${memberEmail ?? ''}`,
  ];
  const subject = encodeURIComponent('캠퍼스벨 탈퇴 요청');
  return `mailto:${contactEmail}?subject=${subject}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}
