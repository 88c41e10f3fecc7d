import { HomeScreen } from '@campus-bell/ui/screens/Home/HomeScreen';

/** `/` */
export function HomeRoute({ teamUrl, unreadCount }: { teamUrl: string | null; unreadCount: number }) {
  return (
    <>
      <title>캠퍼스벨</title>
      <HomeScreen teamUrl={teamUrl} unreadCount={unreadCount} />
    </>
  );
}
