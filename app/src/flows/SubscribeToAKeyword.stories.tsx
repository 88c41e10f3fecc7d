import type { DialogText } from '@campus-bell/domain/dialogText';
import { language } from '@campus-bell/domain/language';
import { subscriptionsPath } from '@campus-bell/domain/routes';
import { action } from '@campus-bell/domain/words/action';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { frame } from '@campus-bell/domain/words/frame';
import { keyword } from '@campus-bell/domain/words/keyword';
import { keywords } from '@campus-bell/domain/words/keywords';
import { places } from '@campus-bell/domain/words/places';
import { subscriptions } from '@campus-bell/domain/words/subscriptions';
import type { ScenarioName } from '@campus-bell/fixtures/scenarios';
import { startingWith } from '@campus-bell/ui/hooks/matches.fake';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocus, expectFocusKeptIn, expectTabOrder, tabTo } from './focus.ts';
import { type WholeAppArgs, wholeApp } from './WholeApp.tsx';

const meta = {
  title: 'Flows/Subscribe to a keyword',
  ...wholeApp,
  args: { path: subscriptionsPath({ tab: 'keyword' }) },
  parameters: { titled: '키워드 구독', signedIn: 'newcomer' },
} satisfies Meta<WholeAppArgs>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const deleteButton = () => keywords.remove({ keyword: '장학', board: campusName('아주대학교-장학') });

const openSettings: Play = async ({ canvas, step }) => {
  await step('Go to the keyword settings', async () => {
    await tabTo(await canvas.findByRole('link', { name: subscriptions.subscribeToKeyword }));
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { level: 1, name: keywords.title });
  });
};
const chooseBoard: Play = async ({ canvas, step }) => {
  await step('Choose the board in its panel', async () => {
    const opener = await canvas.findByRole('button', { name: `${keywords.boardIs} ${keywords.chooseBoard}` });
    await tabTo(opener);
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: keywords.chooseBoardTitle });
    const board = await within(panel).findByRole('button', { name: campusName('아주대학교-장학') });
    await expectFocusKeptIn(panel);
    await tabTo(board);
    await userEvent.keyboard('{Enter}');
    await expectFocus(opener);
    await expect(opener).toHaveAccessibleName(`${keywords.boardIs} ${campusName('아주대학교-장학')}`);
  });
};
const typeKeyword: Play = async ({ canvas, step }) => {
  await step('Type the keyword, which is next, and submit it with Enter', async () => {
    const field = canvas.getByRole('textbox', { name: keywords.keyword });
    await expectTabOrder(field);
    await userEvent.keyboard('장학{Enter}');
  });
};
const subscribe: Play = async (context) => {
  await chooseBoard(context);
  await typeKeyword(context);
};

export const Added: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await openSettings(context);
    await subscribe(context);
    await step('It is in the list, and the field is free for the next one', async () => {
      await screen.findByText(keywords.subscribed({ keyword: '장학' }));
      await canvas.findByRole('button', { name: deleteButton() });
      await expect(canvas.getByText('/ 10', { exact: false })).toHaveTextContent('1 / 10');
      await expect(canvas.getByRole('textbox', { name: keywords.keyword })).toHaveValue('');
    });
  },
};

export const FeedShown: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await Added.play?.(context);
    await step('Back in the keyword tab, its chip has something unread', async () => {
      await userEvent.click(canvas.getByRole('button', { name: frame.back }));
      await expect(
        await canvas.findByRole('tab', { name: startingWith(subscriptions.keywords) }),
      ).toHaveAttribute('aria-selected', 'true');
      await tabTo(await canvas.findByRole('button', { name: startingWith('장학', places.unread) }));
    });
    await step('Choosing the chip shows its events and marks it read', async () => {
      await userEvent.keyboard('{Enter}');
      const feed = within(
        await canvas.findByRole('region', { name: subscriptions.postsWith({ keyword: '장학' }) }),
      );
      await expect((await feed.findAllByText('#장학'))[0]).toBeVisible();
      await expect(
        canvas.getByRole('button', { name: `장학 ${campusName('아주대학교-장학')}`, pressed: true }),
      ).toBeVisible();
      await expect(canvas.queryByText(places.unread)).toBeNull();
    });
  },
};

export const Deleted: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await FeedShown.play?.(context);
    await step('Delete it in the keyword settings', async () => {
      await userEvent.click(canvas.getByRole('link', { name: keywords.title }));
      await tabTo(await canvas.findByRole('button', { name: deleteButton() }));
      await userEvent.keyboard('{Enter}');
      await screen.findByText(keywords.removed({ keyword: '장학' }));
      await canvas.findByText(keyword.emptyList);
    });
    await step('Back in the keyword tab there is none', async () => {
      await userEvent.click(canvas.getByRole('button', { name: frame.back }));
      await canvas.findByRole('link', { name: subscriptions.subscribeToKeyword });
      await expect(canvas.queryByRole('article')).toBeNull();
    });
  },
};

const expectRefusal: (title: string, text: string) => Play =
  (title, text) =>
  async ({ canvas, step }) => {
    await step('The dialog says why', async () => {
      const alert = await screen.findByRole('alertdialog', { name: title });
      await expect(alert).toHaveAccessibleDescription(text);
      await expectFocusKeptIn(alert);
    });
    await step('Escape leads back to the field, where the keyword still stands', async () => {
      await userEvent.keyboard('{Escape}');
      const field = canvas.getByRole('textbox', { name: keywords.keyword });
      await expectFocus(field);
      await expect(field).toHaveValue('장학');
      await waitFor(() => expect(canvas.queryByText(keywords.previewLoading)).toBeNull());
    });
  };

export const AlreadySubscribedKeyword: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await Added.play?.(context);
    await step('Type the same keyword for the same board again', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: keywords.keyword }), '장학{Enter}');
    });
    await step('It is told in place, without a call', async () => {
      const field = canvas.getByRole('textbox', { name: keywords.keyword });
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(keyword.duplicate.title));
      await expectFocus(field);
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    await expect(canvas.getAllByRole('button', { name: deleteButton() })).toHaveLength(1);
    await canvas.findByText(keywords.foundMore({ keyword: '장학', count: 10 }));
  },
};

/** The server's sentence stands in a Korean alert only. */
const refused = (scenario: ScenarioName, words: DialogText, sentence?: string): Story => ({
  parameters: { scenario },
  play: async (context) => {
    await openSettings(context);
    await subscribe(context);
    const text = language() === 'ko' ? (sentence ?? words.text) : words.text;
    await expectRefusal(words.title, text)(context);
    await waitFor(() => expect(context.canvas.getByText(keyword.emptyList)).toBeVisible());
  },
});

export const KeywordCountExceeded = refused(
  'keywordLimitReached',
  keyword.limitExceeded,
  '최대 10개의 키워드를 구독할 수 있습니다.',
);
export const NotFound = refused('keywordBoardMissing', keyword.notFound, '토픽을 찾을 수 없습니다.');
export const ServerError = refused('keywordServerError', keyword.serverError);

export const UnsubscribeFailed: Story = {
  parameters: { scenario: 'keywordUnsubscribeFails' },
  play: async (context) => {
    const { canvas, step } = context;
    await Added.play?.(context);
    await step('Delete it: the alert says that it failed, and the keyword stays', async () => {
      const trash = canvas.getByRole('button', { name: deleteButton() });
      await userEvent.click(trash);
      const alert = await screen.findByRole('alertdialog', { name: keyword.unsubscribeFailed.title });
      await userEvent.click(within(alert).getByRole('button', { name: action.confirm }));
      await expectFocus(trash);
    });
  },
};
