import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guidance } from './FilterField.guidance.ts';
import { FilterField, type FilterFieldProps } from './FilterField.tsx';

const meta = {
  title: 'Widgets/FilterField',
  component: FilterField,
  args: { label: '게시판 찾기', placeholder: '이름이나 초성으로 찾기', value: '', onChangeValue: fn() },
  parameters: { guidance, layout: 'padded' },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof FilterField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: '게시판 찾기' })).toHaveValue('');
  },
};

export const InitialsTyped: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox', { name: '게시판 찾기' });
    await userEvent.type(field, 'ㅅㅍ');
    await expect(args.onChangeValue).toHaveBeenLastCalledWith('ㅅㅍ');
    await expect(field).toHaveValue('ㅅㅍ');
  },
};

function Typed({ value: first, onChangeValue, ...rest }: FilterFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <FilterField
      {...rest}
      value={value}
      onChangeValue={(next) => {
        onChangeValue(next);
        setValue(next);
      }}
    />
  );
}
