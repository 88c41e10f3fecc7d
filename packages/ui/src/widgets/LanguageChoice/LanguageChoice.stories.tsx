import { chooseLanguage, language } from '@campus-bell/domain/language';
import { languageChoice } from '@campus-bell/domain/words/languageChoice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { UiEnvironmentProvider, useEnvironment } from '../../environment/UiEnvironment.tsx';
import { useLanguage } from '../../hooks/useLanguage.tsx';
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
  title: 'Widgets/Language choice',
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
  play: async ({ canvas }) => {
    const chosen = other();
    const button = () => canvas.getByRole('button', { name: new RegExp(languageChoice.label) });
    await expect(button()).toHaveTextContent(names[language()]);
    await userEvent.click(button());
    const sheet = await screen.findByRole('dialog', { name: languageChoice.label });
    for (const [lang, name] of Object.entries(names))
      await expect(within(sheet).getByRole('radio', { name })).toHaveAttribute('lang', lang);
    await userEvent.click(within(sheet).getByRole('radio', { name: names[chosen] }));
    await expect(language()).toBe(chosen);
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

export const DoubleTap: Story = {
  render: () => <LanguageSwitch />,
  play: async ({ canvas }) => {
    const before = language();
    let settle = () => {};
    choose.mockImplementationOnce(async (chosen) => {
      await new Promise<void>((resolve) => {
        settle = resolve;
      });
      chooseLanguage(chosen);
    });
    const button = canvas.getByRole('button', { name: names[other()] });
    await userEvent.dblClick(button);
    await expect(choose).toHaveBeenCalledTimes(1);
    settle();
    await expect(await canvas.findByRole('button', { name: names[before] })).toBeVisible();
  },
};
