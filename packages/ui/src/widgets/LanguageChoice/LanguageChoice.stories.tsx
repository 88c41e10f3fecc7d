import { chooseLanguage, language } from '@campus-bell/domain/language';
import { languageChoice } from '@campus-bell/domain/words/languageChoice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { UiEnvironmentProvider, useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useLanguage } from '../../hooks/useLanguage.tsx';
import { Button } from '../Button/Button.tsx';
import { guidance } from './LanguageChoice.guidance.ts';
import { LanguageSelect } from './LanguageSelect.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const choose = fn(async (chosen: 'ko' | 'en') => chooseLanguage(chosen));

/** As in the app: what stands below is drawn anew in another language. */
function App({ children }: { children: ReactNode }) {
  const environment = useEnvironment();
  return (
    <UiEnvironmentProvider environment={{ ...environment, chooseLanguage: choose }}>
      <div key={useLanguage()}>{children}</div>
    </UiEnvironmentProvider>
  );
}

const meta = {
  title: 'Widgets/LanguageChoice',
  component: LanguageSelect,
  parameters: { guidance },
  decorators: [
    (Story) => (
      <App>
        <Story />
      </App>
    ),
  ],
  beforeEach() {
    const before = language();
    choose.mockClear();
    return () => chooseLanguage(before);
  },
} satisfies Meta<typeof LanguageSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

const names = { ko: '한국어', en: 'English' };
const other = () => (language() === 'ko' ? 'en' : 'ko');

export const Setting: Story = {
  parameters: { opens: 'LanguageSelect' },
  play: async ({ canvas }) => {
    const chosen = other();
    const button = () => canvas.getByRole('button', { name: new RegExp(languageChoice.label) });
    await expect(button()).toHaveTextContent(names[language()]);
    await userEvent.click(button());
    const sheet = await screen.findByRole('dialog', { name: languageChoice.label });
    for (const [lang, name] of Object.entries(names))
      await expect(within(sheet).getByRole('radio', { name })).toHaveAttribute('lang', lang);
    await userEvent.click(within(sheet).getByRole('radio', { name: names[chosen] }));
    await waitFor(() => expect(language()).toBe(chosen));
    await expect(await canvas.findByText(languageChoice.label)).toBeVisible();
    await expect(button()).toHaveTextContent(names[chosen]);
    await expect(button()).toHaveFocus();
  },
};

export const Switch: Story = {
  render: () => <LanguageSwitch />,
  play: async ({ canvas }) => {
    const chosen = other();
    const before = language();
    await userEvent.click(canvas.getByRole('button', { name: names[chosen] }));
    const back = await canvas.findByRole('button', { name: names[before] });
    await expect(back).toHaveFocus();
    await expect(back).toHaveAttribute('lang', before);
  },
};

export const Failed: Story = {
  render: () => <LanguageSwitch />,
  play: async ({ canvas }) => {
    const before = language();
    choose.mockRejectedValueOnce(new Error('no connection'));
    const button = canvas.getByRole('button', { name: names[other()] });
    await userEvent.click(button);
    await expect(await screen.findByText(languageChoice.failed)).toBeVisible();
    await expect(language()).toBe(before);
    await userEvent.click(button);
    await expect(await canvas.findByRole('button', { name: names[before] })).toHaveFocus();
  },
};

/** Keeps the next choice waiting until what it gives is called. */
function holdBack() {
  let settle = () => {};
  choose.mockImplementationOnce(async (chosen) => {
    await new Promise<void>((resolve) => {
      settle = resolve;
    });
    chooseLanguage(chosen);
  });
  return () => settle();
}

export const DoubleTap: Story = {
  render: () => <LanguageSwitch />,
  play: async ({ canvas }) => {
    const before = language();
    const settle = holdBack();
    const button = canvas.getByRole('button', { name: names[other()] });
    await userEvent.dblClick(button);
    await expect(choose).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    settle();
    const back = await canvas.findByRole('button', { name: names[before] });
    await expect(back).not.toHaveAttribute('aria-busy');
  },
};

/** What is chosen shows at once; its screen takes a moment. */
export const Awaited: Story = {
  play: async ({ canvas }) => {
    const before = language();
    const chosen = other();
    const settle = holdBack();
    const button = () => canvas.getByRole('button', { name: /한국어|English/ });
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('radio', { name: names[chosen] }));
    await waitFor(() => expect(button()).toHaveTextContent(names[chosen]));
    await expect(language()).toBe(before);
    settle();
    await waitFor(() => expect(language()).toBe(chosen));
    await expect(button()).toHaveTextContent(names[chosen]);
  },
};

/** Texts of other lengths above the choice do not move it from under the finger. */
export const StaysWhereItIs: Story = {
  render: () => (
    <div style={{ paddingBlock: language() === 'ko' ? '140vh 200vh' : '190vh 150vh' }}>
      <LanguageSwitch />
    </div>
  ),
  play: async ({ canvas }) => {
    const before = language();
    const button = canvas.getByRole('button', { name: names[other()] });
    button.scrollIntoView({ block: 'center' });
    const { top } = button.getBoundingClientRect();
    await userEvent.click(button);
    const back = await canvas.findByRole('button', { name: names[before] });
    await expect(Math.round(back.getBoundingClientRect().top)).toBe(Math.round(top));
    window.scrollTo(0, 0);
  },
};

let isAway = false;

function Leaveable() {
  const [isLeft, setIsLeft] = useState(isAway);
  const turn = () => {
    isAway = !isAway;
    setIsLeft(isAway);
  };
  return (
    <>
      <Button onClick={turn}>leave</Button>
      {isLeft ? null : <LanguageSwitch />}
    </>
  );
}

/** Who has gone elsewhere by the time it comes is left alone, there and when coming back. */
export const LeftMeanwhile: Story = {
  render: () => <Leaveable />,
  beforeEach: () => {
    isAway = false;
  },
  play: async ({ canvas }) => {
    const before = language();
    const chosen = other();
    const settle = holdBack();
    await userEvent.click(canvas.getByRole('button', { name: names[chosen] }));
    const leave = () => canvas.getByRole('button', { name: 'leave' });
    await userEvent.click(leave());
    await expect(canvas.queryByRole('button', { name: names[chosen] })).toBeNull();
    settle();
    await waitFor(() => expect(language()).toBe(chosen));
    await userEvent.click(leave());
    await canvas.findByRole('button', { name: names[before] });
    await expect(leave()).toHaveFocus();
  },
};
