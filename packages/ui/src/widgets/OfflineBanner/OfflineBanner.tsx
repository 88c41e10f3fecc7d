import { formatKoreaDateTime } from '@campus-bell/domain/koreaTime';
import { action } from '@campus-bell/domain/words/action';
import { offline } from '@campus-bell/domain/words/offline';
import CloudOff from 'lucide-react/icons/cloud-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { banner, press, sign, words } from './OfflineBanner.css.ts';

/** Props of {@link OfflineBanner}. */
export interface OfflineBannerProps {
  /** `offline`: no network. `unreachable`: the server does not answer, or fails. `back`: it answers again. */
  state: 'offline' | 'unreachable' | 'back';
  /** When what is on the screen was saved; null when nothing of it was. */
  savedAt: Date | null;
  /** Loads the screen's content anew. */
  onReload(): void;
}

const sentences = () => ({
  offline: offline.noNetwork,
  unreachable: offline.unreachable,
  back: offline.back,
});

/** Says that the content is not fresh, from when it is, and offers to load it anew (PW-6). */
export function OfflineBanner({ state, savedAt, onReload }: OfflineBannerProps) {
  const saved = savedAt === null ? '' : ` ${offline.savedAt({ moment: formatKoreaDateTime(savedAt) })}`;
  return (
    <div className={banner} role="status">
      <div className={words}>
        {state === 'back' ? (
          <RefreshCw className={sign} aria-hidden="true" size="1.25rem" />
        ) : (
          <CloudOff className={sign} aria-hidden="true" size="1.25rem" />
        )}
        <p>
          {sentences()[state]}
          {saved}
        </p>
      </div>
      {state === 'offline' ? null : (
        <button type="button" className={press} onClick={onReload}>
          {action.retry}
        </button>
      )}
    </div>
  );
}
