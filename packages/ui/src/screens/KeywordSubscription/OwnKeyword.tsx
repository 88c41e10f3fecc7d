import { unsubscribeKeywordMutation } from '@campus-bell/api/queries/keywords';
import type { Keyword } from '@campus-bell/api/wire/keyword';
import { boardByName } from '@campus-bell/domain/categories';
import { messages } from '@campus-bell/domain/messages';
import { useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useWrite } from '../../hooks/useWrite.tsx';
import { useInertAfter } from '../../touch/useInertAfter.ts';
import { IconButton } from '../../widgets/IconButton/IconButton.tsx';
import { useToast } from '../../widgets/Toast/ToastProvider.tsx';
import {
  keywordBoard,
  keywordRow,
  keywordWord,
  keywordWords,
  remove,
} from './KeywordSubscriptionScreen.css.ts';
import { useSubscribeKeyword } from './useSubscribeKeyword.tsx';

/** One keyword with its delete icon (KW-5); a deleted one can be brought back. */
export function OwnKeyword({ keyword }: { keyword: Keyword }) {
  const { koreanKeyword, boardName, encodedKeyword } = keyword;
  const { api } = useEnvironment();
  const { show } = useToast();
  const queryClient = useQueryClient();
  const { send: subscribe } = useSubscribeKeyword();
  const control = useRef<HTMLButtonElement>(null);
  const leaveInert = useInertAfter(control);
  const slug = boardByName(boardName)?.slug;

  const { busy, send } = useWrite({
    mutation: unsubscribeKeywordMutation(api, queryClient, encodedKeyword),
    onSuccess: () => {
      leaveInert();
      const close = show({
        text: `‘${koreanKeyword}’ 키워드를 지웠어요.`,
        ...(slug === undefined
          ? {}
          : {
              action: {
                label: '되돌리기',
                onPress: () => {
                  close();
                  void subscribe({ koreanKeyword, slug });
                },
              },
            }),
      });
    },
    onFailure: () => messages.keyword.unsubscribeFailed,
  });

  return (
    <li className={keywordRow}>
      <p className={keywordWords}>
        <span className={keywordWord}>{koreanKeyword}</span>
        <span className={keywordBoard}>{boardName}</span>
      </p>
      <IconButton
        ref={control}
        className={remove}
        label={`‘${koreanKeyword}’ 키워드 지우기, ${boardName}`}
        icon={<Trash2 aria-hidden="true" size="1.25rem" />}
        aria-busy={busy || undefined}
        onClick={() => void send()}
      />
    </li>
  );
}
