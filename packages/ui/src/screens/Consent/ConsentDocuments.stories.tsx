import { terms } from '@campus-bell/domain/words/terms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ConsentScreen } from './ConsentScreen.tsx';

const meta = {
  title: 'Screens/Terms consent/Documents',
  component: ConsentScreen,
  args: { givenConsents: [], onChangeConsents: fn(), onGoNext: fn(), onGoBack: fn() },
} satisfies Meta<typeof ConsentScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const shows =
  (text: string, spoken: 'ko' | 'en'): Play =>
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: terms.viewService }));
    const frame = await screen.findByTitle(terms.whole({ document: terms.service }));
    await expect(frame).toHaveAttribute('srcdoc', expect.stringContaining(text));
    await expect(frame).toHaveAttribute(
      'srcdoc',
      expect.stringMatching(new RegExp(`<html lang="${spoken}">$`)),
    );
  };

/** Who reads English reads the translation. */
export const InEnglish: Story = {
  parameters: { scenario: 'policyDocumentsStandInEnglish' },
  globals: { language: 'en' },
  play: shows('1. Purpose', 'en'),
};

/** Somebody has put their own documents in the place of ours, in Korean alone. */
export const InEnglishWithoutTranslation: Story = {
  parameters: { scenario: 'policyDocumentsStand' },
  globals: { language: 'en' },
  play: shows('제1조 목적', 'ko'),
};

export const InKorean: Story = {
  parameters: { scenario: 'policyDocumentsStandInEnglish' },
  globals: { language: 'ko' },
  play: shows('제1조 목적', 'ko'),
};
