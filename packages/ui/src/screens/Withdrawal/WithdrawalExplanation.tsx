import { leaving } from '@campus-bell/domain/words/leaving';
import BellOff from 'lucide-react/icons/bell-off';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Star from 'lucide-react/icons/star';
import { Button } from '../../widgets/Button/Button.tsx';
import { TaskPage } from '../../widgets/TaskPage/TaskPage.tsx';
import { point, points, pointText, pointTitle, sign, words } from './WithdrawalScreen.css.ts';

const consequences = () => [
  { icon: BellOff, words: leaving.noNotifications },
  { icon: Star, words: leaving.likesGone },
  { icon: CalendarCheck, words: leaving.calendarStays },
];

/** Step one of leaving: what happens then. */
export function WithdrawalExplanation({ onGoNext, onGoBack }: { onGoNext(): void; onGoBack(): void }) {
  return (
    <TaskPage
      title={leaving.title}
      onGoBack={onGoBack}
      heading={leaving.before}
      footer={
        <Button wide tone="neutral" onClick={onGoNext}>
          {leaving.goOn}
        </Button>
      }
    >
      <ul className={points}>
        {consequences().map(({ icon: Icon, words: { title, text } }) => (
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
