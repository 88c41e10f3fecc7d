import type { ApiError } from '@campus-bell/api/ApiError';
import { keywordQueries, resetKeywordsMutation } from '@campus-bell/api/queries/keywords';
import { resetTopicsMutation, topicQueries } from '@campus-bell/api/queries/topics';
import { withdrawMutation } from '@campus-bell/api/queries/users';
import { leaving } from '@campus-bell/domain/words/leaving';
import { withdrawal as withdrawalWords } from '@campus-bell/domain/words/withdrawal';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { failureText } from '../../failureText.ts';
import { useWrite } from '../../hooks/useWrite.tsx';
import { useAlert } from '../../widgets/Alert/AlertProvider.tsx';
import { Button } from '../../widgets/Button/Button.tsx';
import { RadioList } from '../../widgets/RadioList/RadioList.tsx';
import { TaskPage } from '../../widgets/TaskPage/TaskPage.tsx';
import { useToast } from '../../widgets/Toast/ToastProvider.tsx';
import { AccountStays, type AccountStaysProps } from './AccountStays.tsx';
import { ResetRow } from './ResetRow.tsx';
import { resets } from './WithdrawalScreen.css.ts';

type Reason = 'notifications' | 'usage' | 'other';

const reasons = (): { value: Reason; label: string }[] => [
  { value: 'notifications', label: leaving.tooMany },
  { value: 'usage', label: leaving.rarelyUsed },
  { value: 'other', label: leaving.other },
];

/** What must be reset before leaving. */
export type Reset = 'topics' | 'keywords';

/** Props of {@link WithdrawalConditions}. */
export interface WithdrawalConditionsProps extends AccountStaysProps {
  /** What was reset before, as long as nothing was subscribed to since. */
  finishedResets: readonly Reset[];
  onFinishReset(reset: Reset): void;
  onGoBack(): void;
  onWithdraw(): void;
}

/** Step two of leaving: both resets and a reason, which stays on this device; only then the membership ends. */
export function WithdrawalConditions({
  finishedResets,
  onFinishReset,
  onGoBack,
  onWithdraw,
  ...ways
}: WithdrawalConditionsProps) {
  const { api } = useEnvironment();
  const { alert } = useAlert();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState<Reason | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const [finished, setFinished] = useState(finishedResets);
  const ownTopics = useQuery({ ...topicQueries.subscriptions(api), enabled: false }).data;
  const ownKeywords = useQuery({ ...keywordQueries.own(api), enabled: false }).data;
  const isDone = {
    topics: finished.includes('topics') && !ownTopics?.length,
    keywords: finished.includes('keywords') && !ownKeywords?.length,
  };
  const isReady = isDone.topics && isDone.keywords && reason !== null;
  const finish = (reset: Reset) => {
    setFinished((earlier) => [...earlier, reset]);
    onFinishReset(reset);
  };

  const sayFailed = (error: ApiError) =>
    void toast.show({ text: failureText(error, withdrawalWords.resetFailed), tone: 'danger' });

  const topics = useWrite({
    mutation: resetTopicsMutation(api, queryClient),
    onSuccess: () => finish('topics'),
    onFailure: sayFailed,
  });
  const keywords = useWrite({
    mutation: resetKeywordsMutation(api, queryClient),
    onSuccess: () => finish('keywords'),
    onFailure: sayFailed,
  });
  const withdrawal = useWrite({
    mutation: withdrawMutation(api),
    guard: () => {
      if (!isReady) void alert(withdrawalWords.conditionsUnmet);
      return isReady;
    },
    onSuccess: onWithdraw,
    onFailure: ({ status }) => {
      if (status !== 500) return withdrawalWords.failed;
      setIsRefused(true);
      return withdrawalWords.refused;
    },
  });

  return (
    <TaskPage
      title={leaving.title}
      onGoBack={onGoBack}
      heading={isRefused ? withdrawalWords.accountStays.title : leaving.last}
      text={isRefused ? withdrawalWords.accountStays.text : leaving.lastText}
      footer={
        <Button
          wide
          tone="danger"
          unmet={!isReady}
          busy={withdrawal.busy}
          onClick={() => void withdrawal.send()}
        >
          {leaving.leave}
        </Button>
      }
    >
      {isRefused ? <AccountStays {...ways} /> : null}
      <ul className={resets}>
        <ResetRow
          name={leaving.topics}
          status={statusOf(isDone.topics, topics.busy)}
          onReset={() => void topics.send()}
        />
        <ResetRow
          name={leaving.keywords}
          status={statusOf(isDone.keywords, keywords.busy)}
          onReset={() => void keywords.send()}
        />
      </ul>
      <RadioList<Reason> label={leaving.why} options={reasons()} value={reason} onSelectOption={setReason} />
    </TaskPage>
  );
}

function statusOf(isDone: boolean, busy: boolean) {
  if (isDone) return 'done';
  return busy ? 'running' : 'open';
}
