import { subscriptionsPath } from '@campus-bell/domain/routes';
import { keywords } from '@campus-bell/domain/words/keywords';
import { product } from '@campus-bell/domain/words/product';
import { KeywordSubscriptionScreen } from '@campus-bell/ui/screens/KeywordSubscription/KeywordSubscriptionScreen';
import type { AppConfig } from '../config.ts';
import { useReconnectPush } from '../login/useReconnectPush.ts';
import { useGoBack } from './useGoBack.ts';

const keywordTab = subscriptionsPath({ tab: 'keyword' });

/** `/subscribe/keywordSubscribe` */
export function KeywordSubscriptionRoute({ config }: { config: AppConfig }) {
  const reconnect = useReconnectPush(config);
  const goBack = useGoBack(keywordTab);
  return (
    <>
      <title>{product.titled({ page: keywords.title })}</title>
      <KeywordSubscriptionScreen
        onGoBack={goBack}
        onReconnectPush={(isWanted) => reconnect('fresh', isWanted)}
      />
    </>
  );
}
