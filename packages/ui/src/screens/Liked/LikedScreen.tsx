import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { LoginRequired } from '../../widgets/LoginRequired/LoginRequired.tsx';
import { PageHeader } from '../../widgets/PageHeader/PageHeader.tsx';
import { LikedEvents } from './LikedEvents.tsx';
import { headerPlace, page } from './LikedScreen.css.ts';

/** Props of {@link LikedScreen}. */
export interface LikedScreenProps {
  /** The text searched for, empty for all. */
  searchText: string;
  /** Gets the text as it is sent: NFC, trimmed, empty when cleared. */
  onSubmitSearch(searchText: string): void;
}

/** The events that the member likes (spec §2, LI-1, LI-2); a visitor is led to the login and nothing is asked for. */
export function LikedScreen(props: LikedScreenProps) {
  const { signedIn } = useEnvironment();
  return (
    <main className={page}>
      <div className={headerPlace}>
        <PageHeader title="내가 찜한 글" />
      </div>
      {signedIn ? (
        <LikedEvents {...props} />
      ) : (
        <LoginRequired text="로그인하면 찜한 글을 모아 볼 수 있어요." />
      )}
    </main>
  );
}
