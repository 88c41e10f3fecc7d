import { list, statement } from './ServiceStatements.css.ts';

const statements = [
  '2024학년도 1학기 교과 프로그램에서 학생들이 만든 프로젝트예요.',
  '학교에서 운영하는 공식 서비스가 아니에요.',
  '캠퍼스벨 계정은 학교 포털 계정과 관련이 없어요.',
];

/** What everybody has to know before signing in: who makes this, and what the account is not (spec §2). */
export function ServiceStatements() {
  return (
    <ul className={list} aria-label="서비스 안내">
      {statements.map((text) => (
        <li key={text} className={statement}>
          {text}
        </li>
      ))}
    </ul>
  );
}
