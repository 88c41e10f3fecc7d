import { NotFoundScreen } from '@campus-bell/ui/screens/NotFound/NotFoundScreen';

/** Any path that is no route. */
export function NotFoundRoute() {
  return (
    <>
      <title>찾을 수 없는 화면 | 캠퍼스벨</title>
      <NotFoundScreen />
    </>
  );
}
