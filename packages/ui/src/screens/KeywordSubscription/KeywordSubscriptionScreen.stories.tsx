import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectHeldRetry } from '../../hooks/heldRetry.fake.tsx';
import { KeywordSubscriptionScreen } from './KeywordSubscriptionScreen.tsx';

const meta = {
  title: 'Screens/Keyword subscription',
  component: KeywordSubscriptionScreen,
  args: { onGoBack: fn(), onReconnectPush: fn(async () => true) },
  parameters: {
    route: 'keywordSubscription',
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

const pickBoard = async (canvas: Canvas, name = '아주대학교-장학') => {
  await userEvent.click(canvas.getByRole('button', { name: /^게시판/ }));
  const panel = within(await screen.findByRole('dialog', { name: '게시판 고르기' }));
  await userEvent.click(await panel.findByRole('button', { name }));
  await canvas.findByRole('button', { name: `게시판, ${name}` });
};
const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: '키워드', hidden: true });
const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: '구독하기' }));
const fillIn = async (canvas: Canvas, word = '근로') => {
  await canvas.findByText('내 키워드');
  await pickBoard(canvas);
  await userEvent.type(field(canvas), word);
};
const fillInAndSee = async (canvas: Canvas, word?: string) => {
  await fillIn(canvas, word);
  await canvas.findByText(/^‘.+’ 단어가 제목에 들어간 지난 글이 |^미리 보기를 불러오지 못했어요/);
};

export const LoginRequired: Story = {
  tags: ['state:unauthorised'],
  parameters: { signedIn: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '로그인하기' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const OwnKeywords: Story = {
  tags: ['state:filled'],
  play: async ({ args, canvas }) => {
    await canvas.findByText('장학');
    await expect(canvas.getByText('/ 10', { exact: false })).toHaveTextContent('3 / 10');
    await userEvent.click(canvas.getByRole('button', { name: '뒤로 가기' }));
    await expect(args.onGoBack).toHaveBeenCalledOnce();
  },
};

export const NoKeywords: Story = {
  tags: ['state:empty', 'state:zero'],
  parameters: { says: 'keyword.emptyList', scenario: 'keywordsEmpty' },
  play: async ({ canvas }) => {
    await canvas.findByText('아직 구독한 키워드가 없어요.');
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { scenario: 'keywordsLoading' },
  play: async ({ canvas }) => void (await canvas.findByRole('region', { name: '내 키워드', busy: true })),
};

export const KeywordsUnavailable: Story = {
  tags: ['state:failed'],
  parameters: { says: 'keyword.loadFailed', scenario: 'keywordsFail' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '다시 불러오기' });
  },
};

export const KeywordsAskedForAgain: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'keywordsFail' },
  play: async ({ canvas }) => {
    await expectHeldRetry(
      await canvas.findByRole('button', { name: '다시 불러오기' }),
      '/api/keyword/userKeywords',
    );
  },
};

export const BoardPicker: Story = {
  parameters: { opens: 'BoardPicker' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^게시판/ }));
    const panel = within(await screen.findByRole('dialog', { name: '게시판 고르기' }));
    await panel.findByRole('button', { name: '소프트웨어학과' });
  },
};

export const BoardsUnavailable: Story = {
  tags: ['state:failed'],
  parameters: { says: 'topic.loadFailed', scenario: 'topicStatusesFail' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^게시판/ }));
    await screen.findByText('게시판을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.');
  },
};

export const SuggestedWords: Story = {
  play: async ({ canvas }) => {
    await pickBoard(canvas);
    const section = within(await canvas.findByRole('region', { name: '추천 키워드' }));
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
    await canvas.findByText(/‘장학’ 단어가 제목에 들어간 지난 글이 .*개.* 있어요/);
    await expect(canvas.getByText(/앞으로 오는 알림과 다를 수 있어요/)).toBeVisible();
  },
};

export const RehearsalWithoutAMatch: Story = {
  play: async ({ canvas }) => {
    await fillInAndSee(canvas, '유니콘');
    await canvas.findByText('‘유니콘’ 단어가 제목에 들어간 지난 글이 없어요.');
  },
};

export const RehearsalUnavailable: Story = {
  tags: ['state:failed'],
  parameters: { scenario: 'boardFails' },
  play: async ({ canvas }) => {
    await fillInAndSee(canvas);
    await canvas.findByText('미리 보기를 불러오지 못했어요.');
    await expect(canvas.getByRole('button', { name: '구독하기' })).not.toHaveAttribute('aria-disabled');
  },
};

export const OneLetter: Story = {
  parameters: { says: 'keyword.tooShort' },
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), ' 장');
    await canvas.findByText('두 글자 이상 입력해 주세요.');
    await expect(field(canvas)).toHaveValue('장');
  },
};

export const SpecialCharacters: Story = {
  parameters: { says: 'keyword.invalid' },
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), '장학!');
    await canvas.findByText('특수문자는 입력할 수 없어요. 한글과 영어만 입력해 주세요.');
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
  parameters: { says: 'keyword.boardRequired' },
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), '장학{Enter}');
    await screen.findByRole('alertdialog', { name: '게시판을 골라 주세요' });
    await expect(field(canvas)).toHaveValue('장학');
  },
};

export const InputError: Story = {
  parameters: { says: 'keyword.inputError' },
  play: async ({ canvas }) => {
    await fillIn(canvas, 'ㅋㅋ');
    await submit(canvas);
    await screen.findByRole('alertdialog', { name: '입력 오류' });
    await expect(field(canvas)).toHaveValue('');
  },
};

export const Subscribed: Story = {
  play: async ({ canvas }) => {
    await fillInAndSee(canvas, '근로 장학 ');
    await userEvent.dblClick(canvas.getByRole('button', { name: '구독하기' }));
    await screen.findByText('‘근로 장학’ 키워드를 구독했어요.');
    await canvas.findByRole('button', { name: '‘근로 장학’ 키워드 지우기, 아주대학교-장학' });
    await expect(canvas.getByText('/ 10', { exact: false })).toHaveTextContent('4 / 10');
    await expect(field(canvas)).toHaveValue('');
  },
};

export const CallUnderWay: Story = {
  parameters: { scenario: 'keywordSubscribeUnanswered' },
  play: async ({ canvas }) => {
    await fillInAndSee(canvas);
    await submit(canvas);
    await canvas.findByRole('button', { name: '구독하기', busy: true });
  },
};

const refused = (name: string, text: string): Pick<Story, 'play'> => ({
  play: async ({ canvas }) => {
    await fillInAndSee(canvas);
    await submit(canvas);
    const dialog = await screen.findByRole('alertdialog', { name });
    await expect(dialog).toHaveTextContent(text);
    await expect(field(canvas)).toHaveValue('근로');
  },
});

export const AlreadySubscribedKeyword: Story = {
  ...refused('이미 구독한 키워드예요', '이미 해당 키워드를 구독하고 있습니다.'),
  parameters: { scenario: 'keywordAlreadySubscribed', says: 'keyword.duplicate' },
};
export const KeywordLimitReached: Story = {
  ...refused('키워드 개수를 넘었어요', '최대 10개의 키워드를 구독할 수 있습니다.'),
  parameters: { scenario: 'keywordLimitReached', says: 'keyword.limitExceeded' },
};
export const NotFound: Story = {
  ...refused('찾을 수 없어요', '토픽을 찾을 수 없습니다.'),
  parameters: { scenario: 'keywordBoardMissing', says: 'keyword.notFound' },
};
export const NotFoundWithoutMessage: Story = {
  ...refused('찾을 수 없어요', '게시판을 찾을 수 없어요. 다른 게시판을 골라 주세요.'),
  parameters: { scenario: 'keywordBoardMissingWithoutMessage', says: 'keyword.notFound' },
};
export const ServerError: Story = {
  ...refused('서버 오류', '서버에 문제가 생겨'),
  parameters: { scenario: 'keywordServerError', says: 'keyword.serverError' },
};
export const OtherError: Story = {
  ...refused('오류', '키워드를 구독하지 못했어요.'),
  parameters: { scenario: 'keywordOtherError', says: 'keyword.otherError' },
};

export const TenKeywords: Story = {
  tags: ['state:many'],
  parameters: { says: ['keyword.limitReached', 'keyword.limitExceeded'], scenario: 'keywordsFull' },
  play: async ({ canvas }) => {
    await canvas.findByText('키워드 10개를 모두 썼어요. 하나를 지우면 새로 구독할 수 있어요.');
    await submit(canvas);
    await screen.findByRole('alertdialog', { name: '키워드 개수를 넘었어요' });
  },
};

export const Deleted: Story = {
  play: async ({ canvas }) => {
    const name = '‘채용’ 키워드 지우기, 소프트웨어학과';
    await userEvent.dblClick(await canvas.findByRole('button', { name }));
    await screen.findByText('‘채용’ 키워드를 지웠어요.');
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
    await expect(canvas.getByText('/ 10', { exact: false })).toHaveTextContent('2 / 10');
  },
};

export const DeletionUndone: Story = {
  play: async (context) => {
    await Deleted.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: '되돌리기' }));
    await context.canvas.findByRole('button', { name: '‘채용’ 키워드 지우기, 소프트웨어학과' });
  },
};

export const UnsubscribeFailed: Story = {
  parameters: { says: 'keyword.unsubscribeFailed', scenario: 'keywordUnsubscribeFails' },
  play: async ({ canvas }) => {
    const name = '‘채용’ 키워드 지우기, 소프트웨어학과';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await screen.findByRole('alertdialog', { name: '구독을 취소하지 못했어요' });
    await expect(canvas.getByText('채용')).toBeInTheDocument();
  },
};
