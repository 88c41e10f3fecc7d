import ChevronDown from 'lucide-react/icons/chevron-down';
import { answer, ask, chevron, list, question } from './MyPageSheetDialog.css.ts';

const entries = [
  {
    ask: '알림이 오지 않아요',
    answer:
      '이용 안내의 알림 점검에서 이 기기가 알림을 받을 수 있는지 확인해 주세요. 아이폰은 홈 화면에 추가한 앱에서만 알림을 받을 수 있어요.',
  },
  {
    ask: '구독 알림과 키워드 알림은 어떻게 달라요?',
    answer:
      '구독은 게시판에 올라오는 글을 모두 알려 드려요. 키워드는 고른 게시판에서 그 낱말이 들어간 글만 알려 드려요.',
  },
  {
    ask: '키워드는 몇 개까지 쓸 수 있어요?',
    answer: '한 사람이 10개까지 쓸 수 있어요. 하나를 지우면 새로 구독할 수 있어요.',
  },
  {
    ask: '학교 구글 계정이 아니면 가입할 수 없어요?',
    answer: '네. 우리 학교 학생인지 확인하려고 학교에서 받은 구글 계정으로만 가입을 받아요.',
  },
  {
    ask: '학과를 잘못 등록했어요',
    answer: '지금은 앱에서 학과를 바꿀 수 없어요. 의견 보내기나 로그인 화면의 문의로 알려 주세요.',
  },
  {
    ask: '탈퇴하면 내 정보는 어떻게 돼요?',
    answer: '구독과 키워드를 초기화한 뒤 회원 정보가 지워지고, 이 기기에 저장된 로그인 정보도 함께 지워져요.',
  },
];

/** Questions that come up again and again. */
export function FaqList() {
  return (
    <div className={list}>
      {entries.map((entry) => (
        <details key={entry.ask} className={question}>
          <summary className={ask}>
            {entry.ask}
            <ChevronDown className={chevron} aria-hidden="true" size="1.25rem" />
          </summary>
          <p className={answer}>{entry.answer}</p>
        </details>
      ))}
    </div>
  );
}
