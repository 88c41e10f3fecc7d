import { notificationQueries } from '@campus-bell/api/queries/notifications';
import type { NotificationsQuery } from '@campus-bell/domain/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useEnvironment } from '../environment/UiEnvironment.tsx';
import { NotificationsScreen } from '../screens/Notifications/NotificationsScreen.tsx';
import { UnreadBadge } from '../widgets/UnreadBadge/UnreadBadge.tsx';

/** The inbox under a bell that shows the same count as the app's. */
function InboxUnderTheBell() {
  const { api } = useEnvironment();
  const { data: count = 0 } = useQuery(notificationQueries.unreadCount(api));
  const [view, setView] = useState<NotificationsQuery>({ tab: 'topic', unreadOnly: false });
  return (
    <>
      <p style={{ padding: 16 }}>
        종 <UnreadBadge count={count} />
      </p>
      <NotificationsScreen view={view} onChangeView={setView} onGoBack={() => undefined} />
    </>
  );
}

const meta = {
  title: 'Flows/Read notifications',
  component: InboxUnderTheBell,
  parameters: { signedIn: true },
} satisfies Meta<typeof InboxUnderTheBell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Listed: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('읽지 않음')).toHaveLength(9));
    await canvas.findByText(/읽지 않은 알림 4개/);
  },
};

export const OneRead: Story = {
  play: async (context) => {
    const { canvas, loaded } = context;
    await Listed.play?.(context);
    const [first] = canvas.getAllByRole('link', { name: /^읽지 않음/ });
    if (first) await userEvent.click(first);
    await expect(loaded.spies.navigate).toHaveBeenCalledWith(expect.stringMatching(/^\/event\/\d+$/));
    await waitFor(() => expect(canvas.getAllByText('읽지 않음')).toHaveLength(8));
  },
};

export const AllMarkedRead: Story = {
  play: async (context) => {
    const { canvas } = context;
    await OneRead.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: '모두 읽음' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: '모두 읽음' }));
    await screen.findByRole('alertdialog', { name: '모두 읽음으로 표시했어요' });
    await userEvent.click(screen.getByRole('button', { name: '확인' }));
    await waitFor(() => expect(canvas.queryByText('읽지 않음')).toBeNull());
    await expect(canvas.queryByText(/읽지 않은 알림 \d+개/)).toBeNull();
  },
};
