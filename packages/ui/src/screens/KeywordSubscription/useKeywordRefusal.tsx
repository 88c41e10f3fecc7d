import type { ApiError } from '@campus-bell/api/ApiError';
import { keywordRefusal } from '@campus-bell/domain/keywordRefusal';
import { action } from '@campus-bell/domain/words/action';
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
    const choice = { confirmLabel: action.reconnectPush, cancelLabel: action.close };
    void confirm({ ...words, ...choice }).then((isWanted) => isWanted && onReconnectPush());
    return undefined;
  };
}
