import { subscriptionsPath, subscriptionsQuery } from '@campus-bell/domain/routes';
import { SubscriptionsScreen } from '@campus-bell/ui/screens/Subscriptions/SubscriptionsScreen';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { AppConfig } from '../config.ts';
import { useReconnectPush } from '../push/useReconnectPush.ts';

/** `/subscribe`: the address holds tab, chosen chip and guide flag. A choice is a visit of its own, without a step back. */
export function SubscriptionsRoute({ config }: { config: AppConfig }) {
  const reconnect = useReconnectPush(config);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <title>구독 | 캠퍼스벨</title>
      <SubscriptionsScreen
        view={subscriptionsQuery(params)}
        onReconnectPush={() => reconnect('fresh')}
        onChangeView={(view) => void navigate(subscriptionsPath(view), { replace: true })}
      />
    </>
  );
}
