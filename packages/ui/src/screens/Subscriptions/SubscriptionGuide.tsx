import { routes } from '@campus-bell/domain/routes';
import BellRing from 'lucide-react/icons/bell-ring';
import Hash from 'lucide-react/icons/hash';
import ListChecks from 'lucide-react/icons/list-checks';
import { Button } from '../../widgets/Button/Button.tsx';
import { LinkButton } from '../../widgets/Button/LinkButton.tsx';
import { Dialog } from '../../widgets/Dialog/Dialog.tsx';
import { guideButton, step, stepSign, stepText, stepTitle } from './SubscriptionsScreen.css.ts';

/** Props of {@link SubscriptionGuide}. */
export interface SubscriptionGuideProps {
  open: boolean;
  onChooseTopics(): void;
  onClose(): void;
}

const steps = [
  {
    Icon: ListChecks,
    title: '게시판을 구독해요',
    text: '우리 학과와 장학, 기숙사처럼 자주 보는 게시판을 골라 새 글을 한곳에 모아요.',
  },
  {
    Icon: Hash,
    title: '키워드로 골라 받아요',
    text: '‘장학’, ‘채용’처럼 궁금한 단어를 10개까지 등록하면 그 글만 알려 드려요.',
  },
  {
    Icon: BellRing,
    title: '알림은 언제든 조절해요',
    text: '알림이 많은 게시판은 구독을 유지한 채 알림만 끌 수 있어요.',
  },
];

/** How subscribing works; shown once after the registration (SU-2). */
export function SubscriptionGuide({ open, onChooseTopics, onClose }: SubscriptionGuideProps) {
  return (
    <Dialog
      open={open}
      shape="sheet"
      title="구독, 이렇게 시작해요"
      onClose={onClose}
      footer={
        <>
          <div className={guideButton}>
            <LinkButton href={routes.guide} tone="neutral" wide>
              사용 안내
            </LinkButton>
          </div>
          <div className={guideButton}>
            <Button wide onClick={onChooseTopics}>
              게시판 고르기
            </Button>
          </div>
        </>
      }
    >
      <ol>
        {steps.map(({ Icon, title, text }) => (
          <li key={title} className={step}>
            <span className={stepSign} aria-hidden="true">
              <Icon size="1.25rem" />
            </span>
            <div>
              <p className={stepTitle}>{title}</p>
              <p className={stepText}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
