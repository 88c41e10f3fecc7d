import { formatKoreaDateTime } from '@campus-bell/domain/koreaTime';
import CloudOff from 'lucide-react/icons/cloud-off';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { banner, press, words } from './OfflineBanner.css.ts';

/** Props of {@link OfflineBanner}. */
export interface OfflineBannerProps {
  /** `offline`: no network. `unreachable`: the server does not answer, or fails. `back`: it answers again. */
  state: 'offline' | 'unreachable' | 'back';
  /** When what is on the screen was saved; null when nothing of it was. */
  savedAt: Date | null;
  /** Loads the screen's content anew. */
  onReload(): void;
}

const sentences = {
  offline: '인터넷에 연결되어 있지 않아요.',
  unreachable: '서버에서 새로 불러오지 못했어요.',
  back: '다시 연결됐어요.',
} as const;

/** Says that the content is not fresh, from when it is, and offers to load it anew (PW-6). */
export function OfflineBanner({ state, savedAt, onReload }: OfflineBannerProps) {
  const saved = savedAt === null ? '' : ` ${formatKoreaDateTime(savedAt)}에 저장한 내용이에요.`;
  return (
    <div className={banner} role="status">
      {state === 'back' ? (
        <RefreshCw aria-hidden="true" size="1.25rem" />
      ) : (
        <CloudOff aria-hidden="true" size="1.25rem" />
      )}
      <p className={words}>
        {sentences[state]}
        {saved}
      </p>
      {state === 'offline' ? null : (
        <button type="button" className={press} onClick={onReload}>
          다시 불러오기
        </button>
      )}
    </div>
  );
}
