import { routes } from '@campus-bell/domain/routes';
import { subscriptions } from '@campus-bell/domain/words/subscriptions';
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

const steps = () => [
  { Icon: ListChecks, words: subscriptions.startBoards },
  { Icon: Hash, words: subscriptions.startKeywords },
  { Icon: BellRing, words: subscriptions.startNotifications },
];

/** How subscribing works; shown once after the registration (SU-2). */
export function SubscriptionGuide({ open, onChooseTopics, onClose }: SubscriptionGuideProps) {
  return (
    <Dialog
      open={open}
      shape="sheet"
      title={subscriptions.start}
      onClose={onClose}
      footer={
        <>
          <div className={guideButton}>
            <LinkButton href={routes.guide} tone="neutral" wide>
              {subscriptions.howTo}
            </LinkButton>
          </div>
          <div className={guideButton}>
            <Button wide onClick={onChooseTopics}>
              {subscriptions.chooseBoards}
            </Button>
          </div>
        </>
      }
    >
      <ol>
        {steps().map(({ Icon, words: { title, text } }) => (
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
