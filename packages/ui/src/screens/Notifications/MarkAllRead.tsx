import { markAllReadMutation } from '@campus-bell/api/queries/notifications';
import { inbox } from '@campus-bell/domain/words/inbox';
import { notification } from '@campus-bell/domain/words/notification';
import { useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useWrite } from '../../hooks/useWrite.tsx';
import { useAlert } from '../../widgets/Alert/AlertProvider.tsx';
import { Button } from '../../widgets/Button/Button.tsx';

/** Marks the whole inbox read, after a question (NO-1). */
export function MarkAllRead() {
  const { api } = useEnvironment();
  const { alert, confirm } = useAlert();
  const queryClient = useQueryClient();
  const { busy, send } = useWrite({
    mutation: markAllReadMutation(api, queryClient),
    guard: () => confirm({ ...notification.markAllConfirm, confirmLabel: inbox.markAllRead }),
    onSuccess: () => void alert(notification.markedAll),
    onFailure: () => notification.markAllFailed,
  });
  return (
    <Button tone="quiet" extent="medium" busy={busy} onClick={() => void send()}>
      {inbox.markAllRead}
    </Button>
  );
}
