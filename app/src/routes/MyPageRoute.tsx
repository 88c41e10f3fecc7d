import { routes, settledPath } from '@campus-bell/domain/routes';
import { myPage } from '@campus-bell/domain/words/myPage';
import { product } from '@campus-bell/domain/words/product';
import { MyPageScreen } from '@campus-bell/ui/screens/MyPage/MyPageScreen';
import type { MyPageSheet } from '@campus-bell/ui/screens/MyPage/MyPageSheetDialog';
import { Navigate, useLocation } from 'react-router-dom';
import { version } from '../../package.json';
import type { AppConfig } from '../config.ts';
import { useQuietHours } from '../push/useQuietHours.ts';
import { endSession, storedMember } from '../session/sessionStore.ts';
import { useThemeStore } from '../store/themeStore.ts';
import { useGoBack } from './useGoBack.ts';

/** `/mypage`: its sheets are part of the address, so that Back closes them. */
export function MyPageRoute({ config }: { config: AppConfig }) {
  const { search } = useLocation();
  const { choice, choose } = useThemeStore();
  const [quietHours, chooseQuietHours] = useQuietHours();
  const closeSheet = useGoBack(routes.myPage);
  const sheet = sheetOf(new URLSearchParams(search).get('sheet'));
  const shown = sheet === null ? routes.myPage : `${routes.myPage}?sheet=${sheet}`;
  const settled = settledPath(search, shown, ['sheet']);
  if (settled !== null) return <Navigate replace to={settled} />;
  return (
    <>
      <title>{product.titled({ page: myPage.title })}</title>
      <MyPageScreen
        storedMember={storedMember()}
        sheet={sheet}
        onCloseSheet={closeSheet}
        theme={choice}
        onChooseTheme={choose}
        quiet={{ quietHours, onChangeQuietHours: chooseQuietHours }}
        feedbackUrl={config.feedbackUrl}
        appVersion={version}
        onLogOut={() => endSession('loggedOut')}
      />
    </>
  );
}

function sheetOf(name: string | null): MyPageSheet | null {
  return name === 'faq' || name === 'notices' || name === 'version' ? name : null;
}
