import { unsubscribeKeywordMutation } from '@campus-bell/api/queries/keywords';
import type { Keyword } from '@campus-bell/api/wire/keyword';
import { keyword as keywordWords } from '@campus-bell/domain/words/keyword';
import { subscriptions } from '@campus-bell/domain/words/subscriptions';
import { useQueryClient } from '@tanstack/react-query';
import FileX from 'lucide-react/icons/file-x';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useWrite } from '../../hooks/useWrite.tsx';
import { Button } from '../../widgets/Button/Button.tsx';
import { EmptyState } from '../../widgets/Message/EmptyState.tsx';

/** Props of {@link UnreadableKeyword}. */
export interface UnreadableKeywordProps {
  keyword: Keyword;
  onDelete(): void;
}

/** In the place of a feed that the server cannot read, ever, for a sign in the keyword: why, and the way to be rid of it. */
export function UnreadableKeyword({ keyword, onDelete }: UnreadableKeywordProps) {
  const { api } = useEnvironment();
  const queryClient = useQueryClient();
  const { busy, send } = useWrite({
    mutation: unsubscribeKeywordMutation(api, queryClient, keyword.encodedKeyword),
    onSuccess: onDelete,
    onFailure: () => keywordWords.unsubscribeFailed,
  });
  return (
    <div role="alert">
      <EmptyState
        icon={<FileX size="2.5rem" strokeWidth={1.5} />}
        title={keywordWords.unreadable.title}
        text={keywordWords.unreadable.text}
        action={
          <Button tone="soft" extent="medium" busy={busy} onClick={() => void send()}>
            {subscriptions.deleteKeyword({ keyword: keyword.koreanKeyword })}
          </Button>
        }
      />
    </div>
  );
}
