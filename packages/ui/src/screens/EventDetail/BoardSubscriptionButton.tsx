import type { Board } from '@campus-bell/domain/categories';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { post } from '@campus-bell/domain/words/post';
import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import { Button } from '../../widgets/Button/Button.tsx';
import { board as boardLook, name } from './BoardSubscriptionButton.css.ts';
import { useBoardSubscription } from './useBoardSubscription.ts';

/** The board of an event at the end of its text, and whether its new ones are told of. */
export function BoardSubscriptionButton({ board }: { board: Board }) {
  const { subscribed, busy, toggle } = useBoardSubscription(board);
  const Sign = subscribed ? BellRing : Bell;
  return (
    <div className={boardLook}>
      <span className={name}>{campusName(board.name)}</span>
      <Button
        tone={subscribed ? 'neutral' : 'soft'}
        extent="medium"
        busy={busy}
        icon={<Sign aria-hidden="true" size="1.125rem" />}
        onClick={toggle}
      >
        {subscribed ? post.subscribed : post.subscribe}
      </Button>
    </div>
  );
}
