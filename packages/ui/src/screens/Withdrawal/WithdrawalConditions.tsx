import { resetKeywords } from '@campus-bell/api/endpoints/keywords';
import { resetTopicSubscriptions } from '@campus-bell/api/endpoints/topics';
import { withdrawMember } from '@campus-bell/api/endpoints/users';
import { keywordQueries } from '@campus-bell/api/queries/keywords';
import { topicQueries } from '@campus-bell/api/queries/topics';
import { messages } from '@campus-bell/domain/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useAlert } from '../../widgets/Alert/AlertProvider.tsx';
import { Button } from '../../widgets/Button/Button.tsx';
import { RadioList } from '../../widgets/RadioList/RadioList.tsx';
import { TaskPage } from '../../widgets/TaskPage/TaskPage.tsx';
import { useToast } from '../../widgets/Toast/ToastProvider.tsx';
import { ResetRow } from './ResetRow.tsx';
import { resets } from './WithdrawalScreen.css.ts';

type Reason = 'notifications' | 'usage' | 'other';

const reasons: { value: Reason; label: string }[] = [
  { value: 'notifications', label: '알림이 너무 많음' },
  { value: 'usage', label: '사용 빈도가 낮음' },
  { value: 'other', label: '기타' },
];

/** Step two of leaving: both resets and a reason, which stays on this device; only then the membership ends. */
export function WithdrawalConditions({ onGoBack, onWithdraw }: { onGoBack(): void; onWithdraw(): void }) {
  const { api } = useEnvironment();
  const { alert } = useAlert();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState<Reason | null>(null);

  const sayFailed = () => void toast.show({ text: messages.withdrawal.resetFailed, tone: 'danger' });
  const refreshWhenVisited = () => queryClient.invalidateQueries({ refetchType: 'none' });
  const topics = useMutation({
    mutationFn: () => resetTopicSubscriptions(api),
    onSuccess: () => {
      queryClient.setQueryData(topicQueries.subscriptions(api).queryKey, []);
      return refreshWhenVisited();
    },
    onError: sayFailed,
  });
  const keywords = useMutation({
    mutationFn: () => resetKeywords(api),
    onSuccess: () => {
      queryClient.setQueryData(keywordQueries.own(api).queryKey, []);
      return refreshWhenVisited();
    },
    onError: sayFailed,
  });
  const withdrawal = useMutation({
    mutationFn: () => withdrawMember(api),
    onSuccess: onWithdraw,
    onError: () => void alert(messages.withdrawal.failed),
  });
  const isReady = topics.isSuccess && keywords.isSuccess && reason !== null;

  return (
    <TaskPage
      title="회원 탈퇴"
      onGoBack={onGoBack}
      heading="마지막으로 정리해 주세요"
      text="초기화하면 탈퇴하지 않아도 구독이 지워져요."
      footer={
        <Button
          wide
          tone="danger"
          unmet={!isReady}
          busy={withdrawal.isPending}
          onClick={() => (isReady ? withdrawal.mutate() : void alert(messages.withdrawal.conditionsUnmet))}
        >
          탈퇴하기
        </Button>
      }
    >
      <ul className={resets}>
        <ResetRow name="게시판 구독" status={statusOf(topics)} onReset={() => topics.mutate()} />
        <ResetRow name="키워드 구독" status={statusOf(keywords)} onReset={() => keywords.mutate()} />
      </ul>
      <RadioList<Reason>
        label="떠나는 이유를 알려 주세요"
        options={reasons}
        value={reason}
        onSelectOption={setReason}
      />
    </TaskPage>
  );
}

function statusOf({ isPending, isSuccess }: { isPending: boolean; isSuccess: boolean }) {
  if (isSuccess) return 'done';
  return isPending ? 'running' : 'open';
}
