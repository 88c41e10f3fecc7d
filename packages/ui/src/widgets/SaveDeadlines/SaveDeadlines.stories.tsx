import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { guidance } from './SaveDeadlines.guidance.ts';
import { SaveDeadlines } from './SaveDeadlines.tsx';

const notice = (eventId: number, content: string) => ({
  eventId,
  title: `교내 근로장학생 신청 안내 ${eventId}`,
  content,
  createdAt: '2026-03-02T10:00:00',
});

const meta = {
  title: 'Widgets/SaveDeadlines',
  component: SaveDeadlines,
  args: {
    events: [notice(17_042, '3월 7일(토) 18:00까지 신청하세요.')],
    name: '교내 근로장학생 신청 안내',
    children: '캘린더 파일로 저장',
  },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof SaveDeadlines>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Presses the button and gives the file that was saved. */
async function saved({ canvas }: Pick<Parameters<Play>[0], 'canvas'>): Promise<string> {
  const files: Blob[] = [];
  const keep = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'data:,';
  });
  await userEvent.click(canvas.getByRole('button'));
  keep.mockRestore();
  await expect(files).toHaveLength(1);
  return (await files[0]?.text()) ?? '';
}

export const One: Story = {
  play: async (context) => {
    const text = await saved(context);
    await expect(text).toContain('DTSTART:20260307T080000Z\r\nDTEND:20260307T090000Z');
    await expect(text).toContain(`URL:${location.origin}/event/17042`);
    await expect(text).toContain('TRIGGER;RELATED=END:-P1D');
  },
};

export const Many: Story = {
  args: {
    events: [
      notice(1, '3월 7일까지 신청하세요.'),
      notice(2, '일시: 3월 12일(목) 14:00'),
      notice(3, '신청: 3. 2.(월) ~ 3. 20.(금) 17:00'),
    ],
    children: '마감 2개를 캘린더 파일로 저장',
  },
  play: async (context) => {
    const text = await saved(context);
    await expect(text.match(/UID:[a-z]+-\d+/g)).toEqual(['UID:deadline-1', 'UID:deadline-3']);
  },
};
