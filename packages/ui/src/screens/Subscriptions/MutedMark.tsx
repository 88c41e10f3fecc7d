import { subscriptions } from '@campus-bell/domain/words/subscriptions';
import BellOff from 'lucide-react/icons/bell-off';
import { visuallyHidden } from '../../tokens/utilities.css.ts';
import { mutedMark } from './SubscriptionsScreen.css.ts';

/** Says that a subscribed topic sends no notifications. */
export function MutedMark() {
  return (
    <>
      <BellOff className={mutedMark} aria-hidden="true" size="1em" />
      <span className={visuallyHidden}>{subscriptions.muted}</span>
    </>
  );
}
