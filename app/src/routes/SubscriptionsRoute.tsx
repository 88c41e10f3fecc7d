import { settledPath, subscriptionsPath, subscriptionsQuery } from '@campus-bell/domain/routes';
import { product } from '@campus-bell/domain/words/product';
import { subscriptions } from '@campus-bell/domain/words/subscriptions';
import { SubscriptionsScreen } from '@campus-bell/ui/screens/Subscriptions/SubscriptionsScreen';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { AppConfig } from '../config.ts';
import { useReconnectPush } from '../login/useReconnectPush.ts';

const names = ['tab', 'chosen', 'guide'];

/** `/subscribe`: the address holds tab, chosen chip and guide flag. A choice is a visit of its own, without a step back. */
export function SubscriptionsRoute({ config }: { config: AppConfig }) {
  const reconnect = useReconnectPush(config);
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = subscriptionsQuery(new URLSearchParams(search));
  const settled = settledPath(search, subscriptionsPath(view), names);
  if (settled !== null) return <Navigate replace to={settled} />;
  return (
    <>
      <title>{product.titled({ page: subscriptions.title })}</title>
      <SubscriptionsScreen
        view={view}
        onReconnectPush={(isWanted) => reconnect('fresh', isWanted)}
        onChangeView={(next) => void navigate(subscriptionsPath(next), { replace: true })}
      />
    </>
  );
}
