import { room } from './room.ts';

/** Keywords: the hints and dialogs of the input (spec §5), the result of each failed call (spec §8), and empty lists. */
export const keyword = room({
  tooShort: ['두 글자 이상 입력해 주세요.', 'Please enter at least two letters.'],
  invalid: [
    '특수문자는 입력할 수 없어요. 한글과 영어만 입력해 주세요.',
    'Special characters can’t be used. Please enter Korean or English letters only.',
  ],
  inputError: {
    title: ['입력 오류', 'Check your input'],
    text: [
      '한글이나 영어로 두 글자 이상 입력해 주세요.',
      'Please enter at least two Korean or English letters.',
    ],
  },
  boardRequired: {
    title: ['게시판을 골라 주세요', 'Choose a board'],
    text: [
      '게시판을 고른 뒤에 키워드를 구독해 주세요.',
      'Please choose a board before you subscribe to a keyword.',
    ],
  },
  limitReached: [
    '키워드 10개를 모두 썼어요. 하나를 지우면 새로 구독할 수 있어요.',
    'All 10 keywords are in use. Delete one to make room for another.',
  ],
  duplicate: {
    title: ['이미 구독한 키워드예요', 'You already have this keyword'],
    text: [
      '같은 게시판에 같은 키워드를 구독하고 있어요.',
      'You’re subscribed to the same keyword on the same board.',
    ],
  },
  limitExceeded: {
    title: ['키워드 개수를 넘었어요', 'Too many keywords'],
    text: [
      '키워드는 10개까지 구독할 수 있어요. 쓰지 않는 키워드를 지워 주세요.',
      'You can subscribe to up to 10. Please delete one that you don’t use.',
    ],
  },
  notFound: {
    title: ['찾을 수 없어요', 'Not found'],
    text: [
      '게시판을 찾을 수 없어요. 다른 게시판을 골라 주세요.',
      'The board couldn’t be found. Please choose another.',
    ],
  },
  serverError: {
    title: ['서버 오류', 'Server error'],
    text: [
      '서버에 문제가 생겨 키워드를 구독하지 못했어요. 잠시 후 다시 시도해 주세요.',
      'The keyword wasn’t added because of a server problem. Please try again in a moment.',
    ],
  },
  otherError: {
    title: ['오류', 'Error'],
    text: [
      '키워드를 구독하지 못했어요. 잠시 후 다시 시도해 주세요.',
      'The keyword wasn’t added. Please try again in a moment.',
    ],
  },
  unsubscribeFailed: {
    title: ['구독을 취소하지 못했어요', 'Not unsubscribed'],
    text: [
      '서버 오류가 생겼어요. 잠시 후 다시 시도해 주세요.',
      'There was a server error. Please try again in a moment.',
    ],
  },
  unreadable: {
    title: ['이 키워드의 글은 볼 수 없어요', 'Posts with this keyword can’t be shown'],
    text: [
      '서버가 읽지 못하는 글자가 들어 있어요. 지우고 다른 단어로 구독해 주세요.',
      'It has letters that the server can’t read. Please delete it and choose another word.',
    ],
  },
  emptyList: ['아직 구독한 키워드가 없어요.', 'You have no keywords yet.'],
  emptyHint: [
    '관심 있는 단어를 등록하면 그 단어가 들어간 글만 골라서 알려 드려요.',
    'Set words that matter to you, and hear only about posts that have them.',
  ],
  emptyFeed: ['이 키워드가 들어간 글이 아직 없어요.', 'No post has this keyword yet.'],
  loadFailed: [
    '키워드를 불러오지 못했어요. 잠시 후 다시 시도해 주세요.',
    'Your keywords couldn’t be loaded. Please try again in a moment.',
  ],
});
