import { searchBox } from '@campus-bell/domain/words/searchBox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { painted } from '../../touch/painted.ts';
import { guidance } from './SearchBox.guidance.ts';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  title: 'Widgets/SearchBox',
  component: SearchBox,
  args: { label: '글 검색', placeholder: '찾는 말을 입력해 주세요', searchText: '', onSubmitSearch: fn() },
  parameters: { guidance, layout: 'padded' },
} satisfies Meta<typeof SearchBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: '글 검색' });
    await userEvent.type(field, '  국가   장학금 {Enter}');
    await waitFor(() => expect(args.onSubmitSearch).toHaveBeenCalledOnce());
    await expect(args.onSubmitSearch).toHaveBeenCalledWith('국가 장학금');

    await userEvent.click(canvas.getByRole('button', { name: searchBox.search }));
    await waitFor(() => expect(args.onSubmitSearch).toHaveBeenCalledTimes(2));
  },
};

export const Searched: Story = {
  args: { searchText: '국가장학금' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: searchBox.clear }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await waitFor(() => expect(args.onSubmitSearch).toHaveBeenCalledWith(''));
  },
};

export const ComposingHangul: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, '장학');
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await painted();
    await expect(args.onSubmitSearch).not.toHaveBeenCalled();
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    await waitFor(() => expect(args.onSubmitSearch).toHaveBeenCalledOnce());
  },
};

export const DecomposedInput: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox');
    await fireEvent.change(field, { target: { value: '장학'.normalize('NFD') } });
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(args.onSubmitSearch).toHaveBeenCalledWith('장학'));
  },
};

export const LargeTextOnASmallPhone: Story = {
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  args: { searchText: '국가장학금 2차 신청' },
};

const suggests: Story['args'] = {
  renderSuggestions: ({ typed, choose }) =>
    typed === '' ? (
      <button type="button" onClick={() => choose('국가장학금')}>
        국가장학금
      </button>
    ) : null,
};

export const Suggestions: Story = {
  args: suggests,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: '국가장학금' })).toBeNull();
    await userEvent.click(canvas.getByRole('searchbox'));
    await expect(canvas.getByRole('button', { name: '국가장학금' })).toBeVisible();
  },
};

export const SuggestionChosen: Story = {
  args: suggests,
  play: async (context) => {
    await Suggestions.play?.(context);
    const { args, canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: '국가장학금' }));
    await waitFor(() => expect(args.onSubmitSearch).toHaveBeenCalledWith('국가장학금'));
    await expect(canvas.getByRole('searchbox')).toHaveValue('국가장학금');
    await expect(canvas.getByRole('searchbox')).not.toHaveFocus();
    await expect(canvas.queryByRole('button', { name: '국가장학금' })).toBeNull();
  },
};

export const SuggestionsLeft: Story = {
  args: suggests,
  play: async (context) => {
    const { canvas } = context;
    const field = canvas.getByRole('searchbox');
    const suggestion = () => canvas.queryByRole('button', { name: '국가장학금' });
    await Suggestions.play?.(context);
    await userEvent.keyboard('{Escape}');
    await expect(suggestion()).toBeNull();
    await expect(field).toHaveFocus();
    await userEvent.click(field);
    await expect(suggestion()).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(suggestion()).toHaveFocus();
    await userEvent.tab();
    await expect(suggestion()).toBeNull();
    await userEvent.type(field, '국');
    await expect(suggestion()).toBeNull();
  },
};
