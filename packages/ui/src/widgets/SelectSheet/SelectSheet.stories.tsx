import { categoryGroups } from '@campus-bell/domain/categories';
import { departments } from '@campus-bell/domain/departments';
import { choice } from '@campus-bell/domain/words/choice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { containing } from '../../hooks/matches.fake.tsx';
import { guidance } from './SelectSheet.guidance.ts';
import { SelectSheet } from './SelectSheet.tsx';

const groups = categoryGroups.map(({ name }) => ({ value: name, label: name }));

const meta = {
  title: 'Widgets/SelectSheet',
  component: SelectSheet,
  args: { label: '분류', options: groups, value: groups[0]?.value ?? null, onSelectOption: fn() },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof SelectSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const NothingChosen: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: containing('분류', choice.choose) })).toBeVisible();
  },
};

export const Open: Story = {
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: /분류/ });
    await userEvent.click(opener);
    const chosen = await screen.findByRole('radio', { checked: true });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onSelectOption).toHaveBeenCalledWith(groups[1]?.value));
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('radiogroup', { name: '분류' })).toBeVisible());
  },
};

export const Grouped: Story = {
  args: {
    label: '게시판',
    value: 'AjouNormal',
    filterable: true,
    options: categoryGroups.flatMap(({ name, boards }) =>
      boards.map((board) => ({ value: board.slug, label: board.name, group: name })),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /게시판/ }));
    await screen.findByRole('radio', { checked: true });
  },
};

export const FilteredByInitials: Story = {
  args: {
    label: '학과',
    value: null,
    filterable: true,
    options: departments.map((name) => ({ value: name, label: name })),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /학과/ }));
    const field = await screen.findByRole('searchbox', {
      name: choice.find({ options: '학과' }),
    });
    await fireEvent.change(field, { target: { value: 'ㅅㅍㅌ' } });
    const option = screen.getByRole('radio', { name: '소프트웨어학과' });
    await waitFor(() => expect(screen.getAllByRole('radio').length).toBeLessThan(5));
    await fireEvent.change(field, { target: { value: '없는 학과' } });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(choice.nothing));
    await fireEvent.change(field, { target: { value: 'ㅅㅍㅌ' } });
    const chosen = await screen.findByRole('radio', { name: option.textContent ?? '' });
    await userEvent.click(chosen);
    await expect(chosen).toBeChecked();
    await waitFor(() => expect(args.onSelectOption).toHaveBeenCalledWith('소프트웨어학과'));
  },
};

/** While another language is spoken. */
export const FilteredByTheKoreanName: Story = {
  args: {
    ...FilteredByInitials.args,
    options: [
      { value: '소프트웨어학과', label: 'Software' },
      { value: '수학과', label: 'Mathematics' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /학과/ }));
    const field = await screen.findByRole('searchbox');
    await fireEvent.change(field, { target: { value: 'ㅅㅍ' } });
    await expect(screen.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual(['Software']);
  },
};

export const SomethingBesideEachOption: Story = {
  args: {
    renderBeside: ({ label }) => <button type="button">{label} 고정</button>,
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /분류/ }));
    await userEvent.click(await screen.findByRole('button', { name: '기숙사 고정' }));
    await expect(args.onSelectOption).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}');
    const radios = screen.getAllByRole('radio');
    const dormitory = radios.indexOf(screen.getByRole('radio', { name: '기숙사' }));
    await expect(radios[dormitory - 1]).toHaveFocus();
    await expect(screen.getByRole('radio', { name: '기숙사' })).toBeVisible();
  },
};

export const OpenOnADesktop: Story = {
  ...Grouped,
  globals: { viewport: { value: 'desktop' } },
};

export const LargeTextOnASmallPhone: Story = {
  ...Grouped,
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
};
