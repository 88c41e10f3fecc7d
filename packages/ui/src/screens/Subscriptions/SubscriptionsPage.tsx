import { keywordQueries } from '@campus-bell/api/queries/keywords';
import { topicQueries } from '@campus-bell/api/queries/topics';
import { keywordTabRead, topicTabRead } from '@campus-bell/domain/readState';
import { routes, type SubscriptionsQuery } from '@campus-bell/domain/routes';
import { subscriptions as subscriptionsWords } from '@campus-bell/domain/words/subscriptions';
import { way } from '@campus-bell/domain/words/way';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useEnvironment } from '../../environment/UiEnvironment.tsx';
import { Button } from '../../widgets/Button/Button.tsx';
import { LinkButton } from '../../widgets/Button/LinkButton.tsx';
import type { ReconnectPush } from '../../widgets/GoogleLogin/GoogleLogin.tsx';
import { PageHeader } from '../../widgets/PageHeader/PageHeader.tsx';
import { SegmentedTabs } from '../../widgets/SegmentedTabs/SegmentedTabs.tsx';
import { TabPanel } from '../../widgets/SegmentedTabs/TabPanel.tsx';
import { KeywordTab } from './KeywordTab.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import { SubscriptionGuide } from './SubscriptionGuide.tsx';
import { page, panel } from './SubscriptionsScreen.css.ts';
import { TopicTab } from './TopicTab.tsx';

/** Props of {@link SubscriptionsPage}. */
export interface SubscriptionsPageProps {
  /** Tab, chosen chip and guide flag. */
  view: SubscriptionsQuery;
  onChangeView(view: SubscriptionsQuery): void;
  /** Connects this device anew and leads through the login back here; false when that failed. */
  onReconnectPush: ReconnectPush;
}

const name = 'subscriptions';

/** What a member sees of the subscriptions. Tab dots and chip dots come from the same two lists (SU-1). */
export function SubscriptionsPage({ view, onChangeView, onReconnectPush }: SubscriptionsPageProps) {
  const { api } = useEnvironment();
  const [isSettingsOpen, setIsSettingsOpen] = useState(false);
  const subscriptions = useQuery(topicQueries.subscriptions(api));
  const keywords = useQuery(keywordQueries.own(api));
  const openSettings = () => setIsSettingsOpen(true);
  const choose = (chosen: string | null) => onChangeView({ ...view, chosen });
  const isGone =
    view.tab === 'topic' ? isMissing(subscriptions, 'slug') : isMissing(keywords, 'encodedKeyword');
  const forgetChosen = useEffectEvent(() => choose(null));
  useEffect(() => {
    if (isGone) forgetChosen();
  }, [isGone]);

  function isMissing<Field extends string>(
    { data, isFetching }: { data: readonly Record<Field, string>[] | undefined; isFetching: boolean },
    field: Field,
  ): boolean {
    if (view.chosen === null || data === undefined || isFetching) return false;
    return data.every((one) => one[field] !== view.chosen);
  }

  return (
    <>
      <PageHeader
        title={subscriptionsWords.title}
        actions={
          view.tab === 'topic' ? (
            <Button tone="quiet" extent="medium" aria-haspopup="dialog" onClick={openSettings}>
              {subscriptionsWords.settings}
            </Button>
          ) : (
            <LinkButton href={routes.keywordSubscription} tone="quiet" extent="medium">
              {way.keywordSettings}
            </LinkButton>
          )
        }
      />
      <main className={page}>
        <SegmentedTabs
          label={subscriptionsWords.kinds}
          name={name}
          tabs={[
            {
              id: 'topic',
              label: subscriptionsWords.boards,
              unread: !topicTabRead(subscriptions.data ?? []),
            },
            {
              id: 'keyword',
              label: subscriptionsWords.keywords,
              unread: !keywordTabRead(keywords.data ?? []),
            },
          ]}
          activeId={view.tab}
          onSelectTab={(tab) => {
            if (tab !== view.tab) onChangeView({ ...view, tab, chosen: null });
          }}
        />
        <TabPanel name={name} activeId={view.tab}>
          <div className={panel}>
            {view.tab === 'topic' ? (
              <TopicTab
                query={subscriptions}
                chosen={view.chosen}
                onChooseTopic={choose}
                onOpenSettings={openSettings}
              />
            ) : (
              <KeywordTab query={keywords} chosen={view.chosen} onChooseKeyword={choose} />
            )}
          </div>
        </TabPanel>
      </main>
      <SettingsPanel
        open={isSettingsOpen}
        onReconnectPush={onReconnectPush}
        onClose={() => setIsSettingsOpen(false)}
      />
      <SubscriptionGuide
        open={view.guide}
        onChooseTopics={() => {
          onChangeView({ ...view, guide: false });
          openSettings();
        }}
        onClose={() => onChangeView({ ...view, guide: false })}
      />
    </>
  );
}
