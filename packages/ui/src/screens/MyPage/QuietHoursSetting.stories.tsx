import { myPage } from '@campus-bell/domain/words/myPage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { QuietHoursSetting } from './QuietHoursSetting.tsx';

const meta = {
  title: 'Screens/My page/Quiet hours',
  component: QuietHoursSetting,
  args: { quietHours: null, onChangeQuietHours: fn() },
} satisfies Meta<typeof QuietHoursSetting>;
export default meta;

type Story = StoryObj<typeof meta>;

export const QuietHoursOff: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByLabelText(myPage.quietFrom)).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: myPage.quietHours }));
    await expect(args.onChangeQuietHours).toHaveBeenLastCalledWith({ from: '23:00', to: '07:00' });
  },
};

export const QuietHoursOn: Story = {
  args: { quietHours: { from: '23:00', to: '07:00' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText(myPage.quietFrom)).toHaveValue('23:00');
    fireEvent.change(canvas.getByLabelText(myPage.quietTo), { target: { value: '08:30' } });
    await expect(args.onChangeQuietHours).toHaveBeenLastCalledWith({ from: '23:00', to: '08:30' });
    fireEvent.change(canvas.getByLabelText(myPage.quietTo), { target: { value: '' } });
    await expect(args.onChangeQuietHours).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('checkbox', { name: myPage.quietHours }));
    await expect(args.onChangeQuietHours).toHaveBeenLastCalledWith(null);
  },
};

export const LargeTextOnASmallPhone: Story = {
  args: { quietHours: { from: '23:00', to: '07:00' } },
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
};
