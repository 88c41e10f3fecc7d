import { frame } from '@campus-bell/domain/words/frame';
import { time } from '@campus-bell/domain/words/time';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import Users from 'lucide-react/icons/users';
import { expect } from 'storybook/test';
import { containing } from '../../hooks/matches.fake.tsx';
import { UnreadBadge } from '../UnreadBadge/UnreadBadge.tsx';
import { guidance } from './IconLink.guidance.ts';
import { IconLink } from './IconLink.tsx';

const meta = {
  title: 'Widgets/IconLink',
  component: IconLink,
  args: { label: '알림', href: '/notification', icon: <Bell aria-hidden="true" /> },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof IconLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingUnread: Story = {
  args: { badge: <UnreadBadge count={0} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('알림');
  },
};

export const UnreadNotifications: Story = {
  args: { badge: <UnreadBadge count={7} /> },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: `알림 ${time.unreadNotifications({ count: 7 })}` }),
    ).toBeVisible();
  },
};

export const MoreThanTheCap: Story = {
  args: { badge: <UnreadBadge count={100} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: containing(time.unreadNotifications({ count: 100 })) }),
    ).toBeVisible();
  },
};

export const OutsideTheApp: Story = {
  args: {
    label: '팀 소개',
    href: 'https://team.campus.test/',
    icon: <Users aria-hidden="true" />,
    external: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: containing('팀 소개', frame.newWindow) })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};
