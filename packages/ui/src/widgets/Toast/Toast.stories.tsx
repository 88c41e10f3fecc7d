import { pushToastMs } from '@campus-bell/domain/limits';
import { frame } from '@campus-bell/domain/words/frame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { untilAnnounced } from './readToast.fake.tsx';
import { guidance } from './Toast.guidance.ts';
import { useToast } from './ToastProvider.tsx';
import type { ToastOptions } from './ToastStack.tsx';
import { useOfferUndo } from './useOfferUndo.ts';

const meta = {
  title: 'Widgets/Toast',
  component: Showing,
  args: { text: '링크를 복사했어요.', durationMs: 600_000 },
  parameters: { guidance, layout: 'padded' },
  play: async ({ canvas, args }) => {
    const announced = untilAnnounced(args.text);
    await userEvent.click(canvas.getByRole('button', { name: '보이기' }));
    await expect(await screen.findByRole('listitem')).toHaveTextContent(args.text);
    await announced;
  },
} satisfies Meta<typeof Showing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Success: Story = { args: { tone: 'success', text: '이 기기에서 알림을 받을 수 있어요.' } };
export const Danger: Story = {
  args: { tone: 'danger', text: '초기화하지 못했어요. 잠시 후 다시 시도해 주세요.' },
};
export const PushFlow: Story = {
  args: { placement: 'centre', tone: 'success', text: '알림 등록을 저장했어요.' },
};

export const WithAction: Story = {
  args: {
    text: '새 버전이 나왔어요.',
    action: { label: '새로고침', onPress: fn() },
    durationMs: pushToastMs,
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '보이기' }));
    const press = await screen.findByRole('button', { name: '새로고침' });
    await new Promise((resolve) => setTimeout(resolve, pushToastMs + 300));
    await expect(press).toBeVisible();
    await userEvent.click(press);
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '보이기' }));
    await screen.findByRole('button', { name: '새로고침' });
  },
};

export const PassesByItself: Story = {
  args: { durationMs: pushToastMs },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '보이기' }));
    await screen.findByRole('listitem');
    await userEvent.unhover(canvas.getByRole('button', { name: '보이기' }));
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  },
};

export const OffersToUndo: Story = {
  play: async ({ canvas }) => {
    undone.mockClear();
    const remove = canvas.getByRole('button', { name: '지우기' });
    await userEvent.click(remove);
    await screen.findByText('‘장학’ 키워드를 지웠어요.');
    await userEvent.click(remove);
    await userEvent.click(remove);
    await screen.findByText('키워드 3개를 지웠어요.');
    await expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: frame.undo }));
    await waitFor(() => expect(undone).toHaveBeenCalledTimes(3));
    await expect(screen.queryByRole('listitem')).toBeNull();
    await userEvent.click(remove);
    await userEvent.click(remove);
    await screen.findByText('키워드 2개를 지웠어요.');
  },
};

export const UndoneByKeys: Story = {
  play: async ({ canvas }) => {
    undone.mockClear();
    const remove = canvas.getByRole('button', { name: '지우기' });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: frame.undo });
    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: frame.undo })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(undone).toHaveBeenCalledOnce());
    await waitFor(() => expect(remove).toHaveFocus());
  },
};

/** The answer to what a member did comes after they have left: whoever is next must not undo it. */
export const OfferOfOneWhoLeft: Story = {
  render: (args) => <Leaving {...args} />,
  play: async ({ args, canvas }) => {
    const remove = canvas.getByRole('button', { name: '지우기' });
    await userEvent.click(remove);
    await screen.findByRole('button', { name: frame.undo });
    await userEvent.click(canvas.getByRole('button', { name: '나가기' }));
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    await userEvent.click(remove);
    await userEvent.click(canvas.getByRole('button', { name: '보이기' }));
    await screen.findByText(args.text, { selector: 'li *' });
    await expect(screen.queryByRole('button', { name: frame.undo })).toBeNull();
  },
};

export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  args: { text: '새 버전이 나왔어요.', action: { label: '새로고침', onPress: fn() } },
};

const undone = fn(async () => true);
const removal = {
  kind: 'keyword',
  words: (count: number) => (count === 1 ? '‘장학’ 키워드를 지웠어요.' : `키워드 ${count}개를 지웠어요.`),
  onUndo: undone,
};

function Showing(props: ToastOptions) {
  const { show } = useToast();
  const offerUndo = useOfferUndo();
  return (
    <>
      <Button onClick={() => show(props)}>보이기</Button>
      <Button onClick={() => offerUndo(removal)}>지우기</Button>
    </>
  );
}

function Leaving(props: ToastOptions) {
  const { withdrawOffers } = useToast();
  return (
    <>
      <Showing {...props} />
      <Button onClick={withdrawOffers}>나가기</Button>
    </>
  );
}
