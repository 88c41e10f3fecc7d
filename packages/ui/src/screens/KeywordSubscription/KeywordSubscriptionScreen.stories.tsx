import type { DialogText } from '@campus-bell/domain/dialogText';
import { language } from '@campus-bell/domain/language';
import { action } from '@campus-bell/domain/words/action';
import { campusName } from '@campus-bell/domain/words/campus/campusName';
import { frame } from '@campus-bell/domain/words/frame';
import { keyword } from '@campus-bell/domain/words/keyword';
import { keywords } from '@campus-bell/domain/words/keywords';
import { topic } from '@campus-bell/domain/words/topic';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectHeldRetry } from '../../hooks/heldRetry.fake.tsx';
import { startingWith } from '../../hooks/matches.fake.tsx';
import { KeywordSubscriptionScreen } from './KeywordSubscriptionScreen.tsx';

const meta = {
  title: 'Screens/Keyword subscription',
  component: KeywordSubscriptionScreen,
  args: { onGoBack: fn(), onReconnectPush: fn(async () => true) },
  parameters: {
    route: 'keywordSubscription',
    titled: '키워드 설정',
    kilobytes: 30.5,
    waived: {
      'At most ten keywords: one answer without pages.': ['more', 'end', 'failedOnPageTwo'],
      'Shows no pictures.': ['missingImage'],
    },
    signedIn: true,
  },
} satisfies Meta<typeof KeywordSubscriptionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const pickBoard = async (canvas: Canvas, name = campusName('아주대학교-장학')) => {
  await userEvent.click(canvas.getByRole('button', { name: startingWith(keywords.board) }));
  const panel = within(await screen.findByRole('dialog', { name: keywords.chooseBoardTitle }));
  await userEvent.click(await panel.findByRole('button', { name }));
  await canvas.findByRole('button', { name: `${keywords.boardIs} ${name}` });
};
const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: keywords.keyword, hidden: true });
const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: keywords.subscribe }));
const fillIn = async (canvas: Canvas, word = '근로') => {
  await canvas.findByText(keywords.own);
  await pickBoard(canvas);
  await userEvent.type(field(canvas), word);
};
const fillInAndSee = async (canvas: Canvas, word?: string) => {
  await fillIn(canvas, word);
  await waitFor(() => {
    const heading = within(canvas.getByRole('region', { name: keywords.preview })).getByRole('heading');
    expect(heading).not.toHaveTextContent(keywords.previewLoading);
  });
};

export const LoginRequired: Story = {
  tags: ['state:unauthorised'],
  parameters: { signedIn: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: action.login })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const OwnKeywords: Story = {
  tags: ['state:filled'],
  play: async ({ args, canvas }) => {
    await canvas.findByText('장학');
    await expect(canvas.getByText('/ 10', { exact: false })).toHaveTextContent('3 / 10');
    await userEvent.click(canvas.getByRole('button', { name: frame.back }));
    await expect(args.onGoBack).toHaveBeenCalledOnce();
  },
};

export const NoKeywords: Story = {
  tags: ['state:empty', 'state:zero'],
  parameters: { scenario: 'keywordsEmpty' },
  play: async ({ canvas }) => {
    await canvas.findByText(keyword.emptyList);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { scenario: 'keywordsLoading' },
  play: async ({ canvas }) => void (await canvas.findByRole('region', { name: keywords.own, busy: true })),
};

export const KeywordsUnavailable: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'keywordsFail' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: action.retry });
  },
};

export const KeywordsAskedForAgain: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'keywordsFail' },
  play: async ({ canvas }) => {
    await expectHeldRetry(
      await canvas.findByRole('button', { name: action.retry }),
      '/api/keyword/userKeywords',
    );
  },
};

export const BoardPicker: Story = {
  parameters: { opens: 'BoardPicker' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: startingWith(keywords.board) }));
    const panel = within(await screen.findByRole('dialog', { name: keywords.chooseBoardTitle }));
    await panel.findByRole('button', { name: campusName('소프트웨어학과') });
  },
};

export const BoardsUnavailable: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'topicStatusesFail' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: startingWith(keywords.board) }));
    await screen.findByText(topic.loadFailed);
  },
};

export const SuggestedWords: Story = {
  play: async ({ canvas }) => {
    await pickBoard(canvas);
    const section = within(await canvas.findByRole('region', { name: keywords.suggested }));
    const [first] = section.getAllByRole('button');
    const word = first?.textContent ?? '';
    if (first) await userEvent.click(first);
    await expect(field(canvas)).toHaveValue(word);
    await expect(field(canvas)).toHaveFocus();
  },
};

export const Rehearsal: Story = {
  play: async ({ canvas }) => {
    await fillInAndSee(canvas, '장학');
    const heading = within(canvas.getByRole('region', { name: keywords.preview })).getByRole('heading');
    const count = Number(/\d+/.exec(heading.textContent)?.[0]);
    const both = [keywords.found({ keyword: '장학', count }), keywords.foundMore({ keyword: '장학', count })];
    await expect(both).toContain(heading.textContent);
    await expect(canvas.getByText(keywords.previewNote)).toBeVisible();
  },
};

export const RehearsalWithoutAMatch: Story = {
  play: async ({ canvas }) => {
    await fillInAndSee(canvas, '유니콘');
    await canvas.findByText(keywords.foundNone({ keyword: '유니콘' }));
  },
};

export const RehearsalUnavailable: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'boardFails' },
  play: async ({ canvas }) => {
    await fillInAndSee(canvas);
    await canvas.findByText(keywords.previewFailed);
    await expect(canvas.getByRole('button', { name: keywords.subscribe })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

export const OneLetter: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), ' 장');
    await canvas.findByText(keyword.tooShort);
    await expect(field(canvas)).toHaveValue('장');
  },
};

export const SpecialCharacters: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), '장학!');
    await canvas.findByText(keyword.invalid);
    await expect(field(canvas)).toBeInvalid();
  },
};

export const Composing: Story = {
  play: async ({ canvas }) => {
    const box = field(canvas);
    box.focus();
    fireEvent.compositionStart(box);
    fireEvent.input(box, { target: { value: '자ㅇ' }, isComposing: true });
    await expect(box).toHaveValue('자ㅇ');
    await expect(box).not.toBeInvalid();
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const NoBoardChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), '장학{Enter}');
    await screen.findByRole('alertdialog', { name: keyword.boardRequired.title });
    await expect(field(canvas)).toHaveValue('장학');
  },
};

export const InputError: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas, 'ㅋㅋ');
    await submit(canvas);
    await screen.findByRole('alertdialog', { name: keyword.inputError.title });
    await expect(field(canvas)).toHaveValue('');
  },
};

export const Subscribed: Story = {
  play: async ({ canvas }) => {
    await fillInAndSee(canvas, '근로 장학 ');
    await userEvent.dblClick(canvas.getByRole('button', { name: keywords.subscribe }));
    await screen.findByText(keywords.subscribed({ keyword: '근로 장학' }));
    await canvas.findByRole('button', {
      name: keywords.remove({ keyword: '근로 장학', board: campusName('아주대학교-장학') }),
    });
    await expect(canvas.getByText('/ 10', { exact: false })).toHaveTextContent('4 / 10');
    await expect(field(canvas)).toHaveValue('');
  },
};

export const CallUnderWay: Story = {
  parameters: { scenario: 'keywordSubscribeUnanswered' },
  play: async ({ canvas }) => {
    await fillInAndSee(canvas);
    await submit(canvas);
    await canvas.findByRole('button', { name: keywords.subscribe, busy: true });
  },
};

/** The server's sentence stands in a Korean alert only. */
const refused = (words: DialogText, sentence?: string): Pick<Story, 'play'> => ({
  play: async ({ canvas }) => {
    await fillInAndSee(canvas);
    await submit(canvas);
    const dialog = await screen.findByRole('alertdialog', { name: words.title });
    await expect(dialog).toHaveTextContent(language() === 'ko' ? (sentence ?? words.text) : words.text);
    await expect(field(canvas)).toHaveValue('근로');
  },
});

export const AlreadySubscribedKeyword: Story = {
  ...refused(keyword.duplicate, '이미 해당 키워드를 구독하고 있습니다.'),
  parameters: { scenario: 'keywordAlreadySubscribed' },
};
export const KeywordLimitReached: Story = {
  ...refused(keyword.limitExceeded, '최대 10개의 키워드를 구독할 수 있습니다.'),
  parameters: { scenario: 'keywordLimitReached' },
};
export const NotFound: Story = {
  ...refused(keyword.notFound, '토픽을 찾을 수 없습니다.'),
  parameters: { scenario: 'keywordBoardMissing' },
};
export const NotFoundWithoutMessage: Story = {
  ...refused(keyword.notFound),
  parameters: { scenario: 'keywordBoardMissingWithoutMessage' },
};
export const ServerError: Story = {
  ...refused(keyword.serverError),
  parameters: { scenario: 'keywordServerError' },
};
export const OtherError: Story = {
  ...refused(keyword.otherError),
  parameters: { scenario: 'keywordOtherError' },
};

export const TenKeywords: Story = {
  tags: ['state:many'],
  parameters: { scenario: 'keywordsFull' },
  play: async ({ canvas }) => {
    await canvas.findByText(keyword.limitReached);
    await submit(canvas);
    await screen.findByRole('alertdialog', { name: keyword.limitExceeded.title });
  },
};

export const Deleted: Story = {
  play: async ({ canvas }) => {
    const name = keywords.remove({ keyword: '채용', board: campusName('소프트웨어학과') });
    await userEvent.dblClick(await canvas.findByRole('button', { name }));
    await screen.findByText(keywords.removed({ keyword: '채용' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
    await expect(canvas.getByText('/ 10', { exact: false })).toHaveTextContent('2 / 10');
  },
};

export const DeletionUndone: Story = {
  play: async (context) => {
    await Deleted.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: frame.undo }));
    await context.canvas.findByRole('button', {
      name: keywords.remove({ keyword: '채용', board: campusName('소프트웨어학과') }),
    });
  },
};

export const UnsubscribeFailed: Story = {
  parameters: { scenario: 'keywordUnsubscribeFails' },
  play: async ({ canvas }) => {
    const name = keywords.remove({ keyword: '채용', board: campusName('소프트웨어학과') });
    await userEvent.click(await canvas.findByRole('button', { name }));
    await screen.findByRole('alertdialog', { name: keyword.unsubscribeFailed.title });
    await expect(canvas.getByText('채용')).toBeInTheDocument();
  },
};
