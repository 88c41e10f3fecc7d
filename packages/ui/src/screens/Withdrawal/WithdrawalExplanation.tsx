import BellOff from 'lucide-react/icons/bell-off';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Star from 'lucide-react/icons/star';
import { Button } from '../../widgets/Button/Button.tsx';
import { TaskPage } from '../../widgets/TaskPage/TaskPage.tsx';
import { point, points, pointText, pointTitle, sign, words } from './WithdrawalScreen.css.ts';

const consequences = [
  {
    icon: BellOff,
    title: '더 이상 알림이 오지 않아요',
    text: '게시판 구독과 키워드를 모두 초기화한 뒤에 탈퇴해요.',
  },
  {
    icon: Star,
    title: '찜한 글과 받은 알림이 사라져요',
    text: '다시 가입해도 되돌릴 수 없어요. 필요한 글은 미리 저장해 주세요.',
  },
  {
    icon: CalendarCheck,
    title: '구글 캘린더의 일정은 남아요',
    text: '이미 등록한 일정은 구글 캘린더에서 직접 지워 주세요.',
  },
];

/** Step one of leaving: what happens then. */
export function WithdrawalExplanation({ onGoNext, onGoBack }: { onGoNext(): void; onGoBack(): void }) {
  return (
    <TaskPage
      title="회원 탈퇴"
      onGoBack={onGoBack}
      heading="탈퇴하기 전에 확인해 주세요"
      footer={
        <Button wide tone="neutral" onClick={onGoNext}>
          계속하기
        </Button>
      }
    >
      <ul className={points}>
        {consequences.map(({ icon: Icon, title, text }) => (
          <li key={title} className={point}>
            <Icon className={sign} aria-hidden="true" size="1.25rem" />
            <span className={words}>
              <span className={pointTitle}>{title}</span>
              <span className={pointText}>{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </TaskPage>
  );
}
