import type { SubscriptionsQuery } from '@campus-bell/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MouseEvent, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { KeywordSubscriptionScreen } from '../screens/KeywordSubscription/KeywordSubscriptionScreen.tsx';
import { SubscriptionsScreen } from '../screens/Subscriptions/SubscriptionsScreen.tsx';

/** The keyword tab and the keyword settings, one link and one step back apart. */
function Keywords() {
  const [view, setView] = useState<SubscriptionsQuery>({ tab: 'keyword', chosen: null, guide: false });
  const [isInSettings, setIsInSettings] = useState(false);
  const followLink = (event: MouseEvent) => {
    if ((event.target as Element).closest('a[href="/subscribe/keywordSubscribe"]')) setIsInSettings(true);
  };
  if (isInSettings) return <KeywordSubscriptionScreen onGoBack={() => setIsInSettings(false)} />;
  return (
    <div onClickCapture={followLink}>
      <SubscriptionsScreen view={view} onChangeView={setView} />
    </div>
  );
}

const meta = {
  title: 'Flows/Subscribe to a keyword',
  component: Keywords,
  parameters: { signedIn: 'newcomer' },
} satisfies Meta<typeof Keywords>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Added: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '키워드 구독하기' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^게시판/ }));
    const panel = within(await screen.findByRole('dialog', { name: '게시판 고르기' }));
    await userEvent.click(await panel.findByRole('button', { name: '아주대학교-장학' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: '키워드' }), '장학{Enter}');
    await screen.findByText('‘장학’ 키워드를 구독했어요.');
    await canvas.findByRole('button', { name: '‘장학’ 키워드 지우기, 아주대학교-장학' });
  },
};

export const FeedShown: Story = {
  play: async (context) => {
    const { canvas } = context;
    await Added.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: '뒤로 가기' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^장학.*읽지 않은 글 있음/ }));
    await canvas.findByRole('region', { name: '‘장학’ 글' });
    await waitFor(() => expect(canvas.queryAllByRole('article')).not.toHaveLength(0));
    await expect(canvas.getByRole('tab', { name: '키워드 알림' })).toBeVisible();
  },
};

export const Deleted: Story = {
  play: async (context) => {
    const { canvas } = context;
    await FeedShown.play?.(context);
    await userEvent.click(canvas.getByRole('link', { name: '키워드 설정' }));
    await userEvent.click(
      await canvas.findByRole('button', { name: '‘장학’ 키워드 지우기, 아주대학교-장학' }),
    );
    await canvas.findByText('아직 구독한 키워드가 없어요.');
    await userEvent.click(canvas.getByRole('button', { name: '뒤로 가기' }));
    await canvas.findByRole('link', { name: '키워드 구독하기' });
  },
};
