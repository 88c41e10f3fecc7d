import type { ApiError } from '@campus-bell/api/ApiError';
import { keywordRefusal } from '@campus-bell/domain/keywordRefusal';
import { messages } from '@campus-bell/domain/messages';
import { type AlertOptions, useAlert } from '../../widgets/Alert/AlertProvider.tsx';
import type { ReconnectPush } from '../../widgets/GoogleLogin/GoogleLogin.tsx';

/**
 * The dialog of each error result of a keyword subscription (KW-4). What is not found can also be a device of the
 * member to push to: that dialog offers to connect anew.
 */
export function useKeywordRefusal(
  onReconnectPush: ReconnectPush,
): (error: ApiError) => AlertOptions | undefined {
  const { confirm } = useAlert();
  return ({ status, statusMessage }) => {
    const words = keywordRefusal(status, statusMessage);
    if (status !== 404) return words;
    const { reconnectPush: confirmLabel, close: cancelLabel } = messages.action;
    void confirm({ ...words, confirmLabel, cancelLabel }).then((isWanted) => isWanted && onReconnectPush());
    return undefined;
  };
}
