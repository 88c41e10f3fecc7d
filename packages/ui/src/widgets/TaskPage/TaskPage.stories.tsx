import { frame } from '@campus-bell/domain/words/frame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guidance } from './TaskPage.guidance.ts';
import { TaskPage } from './TaskPage.tsx';

const meta = {
  title: 'Widgets/TaskPage',
  component: TaskPage,
  parameters: { guidance },
  args: {
    title: '학과 등록',
    onGoBack: fn(),
    heading: '어느 학과인가요?',
    text: '학과를 등록하면 가입이 끝나요.',
    footer: <Button wide>등록하기</Button>,
  },
} satisfies Meta<typeof TaskPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithFooter: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: frame.back }));
    await expect(args.onGoBack).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('button', { name: '등록하기' }));
  },
};

export const WithoutFooter: Story = { args: { footer: undefined } };
