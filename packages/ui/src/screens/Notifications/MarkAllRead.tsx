import { markAllReadMutation } from '@campus-bell/api/queries/notifications';
import { messages } from '@campus-bell/domain/messages';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useAlert } from '../../widgets/Alert/AlertProvider.tsx';
import { Button } from '../../widgets/Button/Button.tsx';

/** Marks the whole inbox read, after a question (NO-1). */
export function MarkAllRead() {
  const { api } = useEnvironment();
  const { alert, confirm } = useAlert();
  const queryClient = useQueryClient();
  const mutation = markAllReadMutation(api, queryClient);
  const filters = { mutationKey: mutation.mutationKey };
  const busy = useIsMutating(filters) > 0;
  const { mutate } = useMutation({
    ...mutation,
    onSuccess: (...answer) => {
      mutation.onSuccess?.(...answer);
      void alert(messages.notification.markedAll);
    },
    onError: () => {
      if (api.isSignedIn()) void alert(messages.notification.markAllFailed);
    },
  });
  const ask = async () => {
    const isConfirmed = await confirm({ ...messages.notification.markAllConfirm, confirmLabel: '모두 읽음' });
    if (isConfirmed && queryClient.isMutating(filters) === 0) mutate();
  };
  return (
    <Button tone="quiet" extent="medium" busy={busy} onClick={() => void ask()}>
      모두 읽음
    </Button>
  );
}
