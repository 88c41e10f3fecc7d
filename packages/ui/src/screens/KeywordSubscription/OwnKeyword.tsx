import { subscribeKeywordMutation, unsubscribeKeywordMutation } from '@campus-bell/api/queries/keywords';
import type { Keyword } from '@campus-bell/api/wire/keyword';
import { boardByName } from '@campus-bell/domain/categories';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { keyword as keywordMessages } from '@campus-bell/domain/words/keyword';
import { keywords } from '@campus-bell/domain/words/keywords';
import { writtenIn } from '@campus-bell/domain/writtenIn';
import { useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useWrite } from '../../hooks/useWrite.tsx';
import { passFocus } from '../../widgets/Button/passFocus.ts';
import type { ReconnectPush } from '../../widgets/GoogleLogin/GoogleLogin.tsx';
import { IconButton } from '../../widgets/IconButton/IconButton.tsx';
import { useToast } from '../../widgets/Toast/ToastProvider.tsx';
import { useOfferUndo } from '../../widgets/Toast/useOfferUndo.ts';
import {
  keywordBoard,
  keywordRow,
  keywordWord,
  keywordWords,
  remove,
} from './KeywordSubscriptionScreen.css.ts';
import { useKeywordRefusal } from './useKeywordRefusal.tsx';

/** Props of {@link OwnKeyword}. */
export interface OwnKeywordProps {
  keyword: Keyword;
  /** Connects this device anew and leads through the login back here; false when that failed. */
  onReconnectPush: ReconnectPush;
}

/** To the next keyword, else to the one before or the list's title. */
const focusToNeighbour = passFocus((control) => {
  const row = control.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbour?.querySelector('button') ?? row?.closest('section')?.querySelector('h2');
});

/** One keyword with its delete icon (KW-5); a deleted one can be brought back. */
export function OwnKeyword({ keyword, onReconnectPush }: OwnKeywordProps) {
  const { koreanKeyword, boardName, encodedKeyword } = keyword;
  const { api } = useEnvironment();
  const { show } = useToast();
  const offerUndo = useOfferUndo();
  const queryClient = useQueryClient();
  const subscribeAgain = useWrite({
    mutation: subscribeKeywordMutation(api, queryClient),
    onFailure: useKeywordRefusal(onReconnectPush),
  });
  const words = (count: number) =>
    count === 1 ? keywords.removed({ keyword: koreanKeyword }) : keywords.severalRemoved({ count });
  const slug = boardByName(boardName)?.slug;

  const { busy, send } = useWrite({
    mutation: unsubscribeKeywordMutation(api, queryClient, encodedKeyword),
    onSuccess: () => {
      if (slug === undefined) {
        show({ text: words(1) });
        return;
      }
      offerUndo({
        kind: 'keyword',
        words,
        onUndo: () => subscribeAgain.send({ koreanKeyword, slug }),
      });
    },
    onFailure: () => keywordMessages.unsubscribeFailed,
  });

  return (
    <li className={keywordRow}>
      <p className={keywordWords}>
        <span className={keywordWord} lang={writtenIn(koreanKeyword)}>
          {koreanKeyword}
        </span>
        <span className={keywordBoard}>{campusName(boardName)}</span>
      </p>
      <IconButton
        ref={focusToNeighbour}
        className={remove}
        label={keywords.remove({ keyword: koreanKeyword, board: campusName(boardName) })}
        icon={<Trash2 aria-hidden="true" size="1.25rem" />}
        aria-busy={busy || undefined}
        onClick={() => void send()}
      />
    </li>
  );
}
