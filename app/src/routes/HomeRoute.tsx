import { product } from '@campus-bell/domain/words/product';
import { HomeScreen } from '@campus-bell/ui/screens/Home/HomeScreen';

/** `/` */
export function HomeRoute({ teamUrl, unreadCount }: { teamUrl: string | null; unreadCount: number }) {
  return (
    <>
      <title>{product.name}</title>
      <HomeScreen teamUrl={teamUrl} unreadCount={unreadCount} />
    </>
  );
}
