import { subscriptionsPath } from '@campus-bell/domain/routes';
import { KeywordSubscriptionScreen } from '@campus-bell/ui/screens/KeywordSubscription/KeywordSubscriptionScreen';
import { useGoBack } from '../shell/useGoBack.ts';

const keywordTab = subscriptionsPath({ tab: 'keyword' });

/** `/subscribe/keywordSubscribe` */
export function KeywordSubscriptionRoute() {
  const goBack = useGoBack(keywordTab);
  return (
    <>
      <title>키워드 설정 | 캠퍼스벨</title>
      <KeywordSubscriptionScreen onGoBack={goBack} />
    </>
  );
}
