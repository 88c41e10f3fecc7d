import { consentAge } from '@campus-bell/domain/limits';
import { connection } from '@campus-bell/domain/words/connection';
import { consent } from '@campus-bell/domain/words/consent';
import { terms } from '@campus-bell/domain/words/terms';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { holdCalls } from '../../environment/holdCalls.fake.tsx';
import { ConsentScreen } from './ConsentScreen.tsx';

const meta = {
  title: 'Screens/Terms consent',
  component: ConsentScreen,
  parameters: {
    route: 'consent',
    titled: '약관 동의',
    kilobytes: 6.5,
    waived: {
      'For visitors; the documents are public files.': ['unauthorised'],
      'No list.': ['more', 'end', 'failedOnPageTwo'],
      'Shows no pictures and counts nothing.': ['missingImage', 'zero', 'many'],
    },
  },
  args: { givenConsents: [], onChangeConsents: fn(), onGoNext: fn(), onGoBack: fn() },
} satisfies Meta<typeof ConsentScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** What the boxes ask for. */
const box = {
  get all() {
    return terms.all;
  },
  get adult() {
    return `${terms.required} ${terms.adult({ age: consentAge })}`;
  },
  get terms() {
    return `${terms.required} ${terms.agreeService}`;
  },
  get privacy() {
    return `${terms.required} ${terms.agreePrivacy}`;
  },
};

const tick =
  (...names: string[]): Play =>
  async ({ canvas }) => {
    for (const name of names) await userEvent.click(canvas.getByRole('checkbox', { name }));
  };
const viewTerms: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: terms.viewService }));
};
const showsDocumentError =
  (words: () => string): Play =>
  async (context) => {
    await viewTerms(context);
    const alert = await screen.findByRole('alertdialog', { name: consent.documentFailed.title });
    await expect(alert).toHaveAccessibleDescription(words());
    await expect(screen.queryByTitle(terms.whole({ document: terms.service }))).toBeNull();
  };

export const TickedBefore: Story = {
  args: { givenConsents: ['adult', 'privacy'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: box.adult })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: box.terms })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: box.adult }));
    await expect(args.onChangeConsents).toHaveBeenLastCalledWith(['privacy']);
  },
};

export const NothingTicked: Story = {
  tags: ['state:empty'],
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('button', { name: terms.next });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    next.focus();
    await expect(next).toHaveFocus();
    await expect(args.onGoNext).not.toHaveBeenCalled();
  },
};

export const ConsentRequired: Story = {
  play: async (context) => {
    await tick(box.adult, box.terms)(context);
    await userEvent.click(context.canvas.getByRole('button', { name: terms.next }));
    await expect(await screen.findByRole('alertdialog', { name: consent.required.title })).toHaveTextContent(
      consent.required.text,
    );
    await expect(context.args.onGoNext).not.toHaveBeenCalled();
  },
};

export const SelectAllTicksItself: Story = {
  tags: ['state:filled'],
  play: async (context) => {
    const { args, canvas } = context;
    await tick(box.adult, box.terms, box.privacy)(context);
    await expect(canvas.getByRole('checkbox', { name: box.all })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: terms.next }));
    await expect(args.onGoNext).toHaveBeenCalledOnce();
  },
};

export const SelectAllTogglesAll: Story = {
  play: async (context) => {
    const { canvas } = context;
    await tick(box.all)(context);
    for (const name of [box.adult, box.terms, box.privacy]) {
      await expect(canvas.getByRole('checkbox', { name })).toBeChecked();
    }
    await tick(box.all)(context);
    for (const name of [box.adult, box.terms, box.privacy]) {
      await expect(canvas.getByRole('checkbox', { name })).not.toBeChecked();
    }
  },
};

export const DocumentOpen: Story = {
  parameters: { opens: 'PolicyDocumentDialog', scenario: 'policyDocumentsStand' },
  play: async (context) => {
    await viewTerms(context);
    await screen.findByRole('dialog', { name: terms.service });
    const frame = await screen.findByTitle(terms.whole({ document: terms.service }));
    await expect(frame).toHaveAttribute('sandbox', '');
    await expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('제1조 목적'));
  },
};

export const DocumentConfirmed: Story = {
  parameters: { scenario: 'policyDocumentsStand' },
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: terms.viewPrivacy }));
    await userEvent.click(await screen.findByRole('button', { name: terms.confirm }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: box.privacy })).toBeChecked());
    await expect(canvas.getByRole('checkbox', { name: box.terms })).not.toBeChecked();
  },
};

const termsPath = '/terms_of_service.html';
const privacyPath = '/privacy_consent_form.html';
const askForBothDocuments = async ({ canvas }: Parameters<Play>[0]) => {
  const held = holdCalls(termsPath, privacyPath);
  await userEvent.click(canvas.getByRole('button', { name: terms.viewService }));
  await userEvent.click(canvas.getByRole('button', { name: terms.viewPrivacy }));
  await waitFor(() => expect([held.waiting(termsPath), held.waiting(privacyPath)]).toEqual([1, 1]));
  return held;
};

/** The one that was asked for last is read and agreed to, whichever comes first. */
export const OtherDocumentComesLater: Story = {
  parameters: { scenario: 'policyDocumentsStand' },
  play: async (context) => {
    const { canvas } = context;
    const held = await askForBothDocuments(context);
    await held.letGo(privacyPath);
    await screen.findByTitle(terms.whole({ document: terms.privacy }));
    await held.letGo(termsPath);
    held.end();
    await userEvent.click(screen.getByRole('button', { name: terms.confirm }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: box.privacy })).toBeChecked());
    await expect(canvas.getByRole('checkbox', { name: box.terms })).not.toBeChecked();
  },
};

export const OtherDocumentComesFirst: Story = {
  parameters: { scenario: 'policyDocumentsStand' },
  play: async (context) => {
    const held = await askForBothDocuments(context);
    await held.letGo(termsPath);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await held.letGo(privacyPath);
    held.end();
    await screen.findByTitle(terms.whole({ document: terms.privacy }));
  },
};

export const OtherDocumentFailsLater: Story = {
  parameters: { scenario: 'policyDocumentsStand' },
  play: async (context) => {
    const held = await askForBothDocuments(context);
    await held.letGo(privacyPath);
    await screen.findByTitle(terms.whole({ document: terms.privacy }));
    await held.cutOff(termsPath);
    held.end();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(screen.getByTitle(terms.whole({ document: terms.privacy }))).toBeVisible();
  },
};

export const DocumentLoading: Story = {
  tags: ['state:loading'],
  parameters: { scenario: 'policyDocumentsUnanswered' },
  play: async (context) => {
    await viewTerms(context);
    await expect(context.canvas.getByRole('button', { name: terms.viewService })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const DocumentLoadError: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'policyDocumentsFail' },
  play: showsDocumentError(() => consent.documentFailed.text),
};

export const DocumentIsTheAppItself: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'policyDocumentsAreTheApp' },
  play: showsDocumentError(() => consent.documentFailed.text),
};

export const HostileDocument: Story = {
  parameters: { scenario: 'policyDocumentsHostile' },
  play: async (context) => {
    const title = document.title;
    const { backgroundColor } = getComputedStyle(document.body);
    await viewTerms(context);
    const frame = await screen.findByTitle<HTMLIFrameElement>(terms.whole({ document: terms.service }));
    await waitFor(() => expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('onerror')));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(frame.contentDocument).toBeNull();
    await expect(document.title).toBe(title);
    await expect(getComputedStyle(document.body).backgroundColor).toBe(backgroundColor);
    await expect(screen.getByRole('button', { name: terms.confirm })).toBeVisible();
  },
};

export const Offline: Story = {
  tags: ['state:offline'],
  parameters: { scenario: 'policyDocumentsUnreachable' },
  play: showsDocumentError(() => connection.noAnswer),
};

export const LargeTextOnASmallPhone: Story = {
  tags: ['state:longText'],
  globals: { textSize: '200', viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
