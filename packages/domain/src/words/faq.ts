import { room } from './room.ts';

/** Questions that come up again and again, and what the makers have to tell. */
export const faq = room({
  noNotifications: {
    ask: ['알림이 오지 않아요', 'I’m not getting notifications'],
    answer: [
      '이용 안내의 알림 점검에서 이 기기가 알림을 받을 수 있는지 확인해 주세요. 아이폰은 홈 화면에 추가한 앱에서만 알림을 받을 수 있어요.',
      'The notification check in the user guide shows whether they can reach this device. On iPhone, they come only to the app on the home screen.',
    ],
  },
  difference: {
    ask: ['구독 알림과 키워드 알림은 어떻게 달라요?', 'How do subscriptions and keywords differ?'],
    answer: [
      '구독은 게시판에 올라오는 글을 모두 알려 드려요. 키워드는 고른 게시판에서 그 낱말이 들어간 글만 알려 드려요.',
      'A subscription tells you about every post on a board. A keyword tells you only about posts on its board that contain the word.',
    ],
  },
  howManyKeywords: {
    ask: ['키워드는 몇 개까지 쓸 수 있어요?', 'How many keywords can I have?'],
    answer: [
      '한 사람이 10개까지 쓸 수 있어요. 하나를 지우면 새로 구독할 수 있어요.',
      'Up to 10. Delete one to make room for another.',
    ],
  },
  otherAccount: {
    ask: ['학교 구글 계정이 아니면 가입할 수 없어요?', 'Can I sign up without a university account?'],
    answer: [
      '네. 우리 학교 학생인지 확인하려고 학교에서 받은 구글 계정으로만 가입을 받아요.',
      'No. Only Google accounts from the university can sign up, so that we know you’re a student here.',
    ],
  },
  wrongDepartment: {
    ask: ['학과를 잘못 등록했어요', 'I registered the wrong department'],
    answer: [
      '지금은 앱에서 학과를 바꿀 수 없어요. 의견 보내기나 로그인 화면의 문의로 알려 주세요.',
      'It can’t be changed in the app yet. Please tell us through feedback or the contact on the login screen.',
    ],
  },
  afterWithdrawal: {
    ask: ['탈퇴하면 내 정보는 어떻게 돼요?', 'What happens to my data if I leave?'],
    answer: [
      '구독과 키워드를 초기화한 뒤 회원 정보가 지워지고, 이 기기에 저장된 로그인 정보도 함께 지워져요.',
      'After your subscriptions and keywords are reset, your account is deleted, and the login kept on this device with it.',
    ],
  },
  postsTold: {
    title: ['글이 올라오면 바로 알 수 있어요', 'Hear about new posts right away'],
    text: [
      '게시판을 구독하거나 키워드를 정해 두면 새 글이 올라올 때 알림을 보내 드려요.',
      'Subscribe to a board or set a keyword, and we’ll notify you of new posts.',
    ],
  },
  darkTheme: {
    title: ['어두운 화면을 쓸 수 있어요', 'There is a dark theme'],
    text: [
      '프로필의 화면 테마에서 밝게, 어둡게, 기기 설정 따르기를 고를 수 있어요.',
      'Under “Theme” in your profile, choose light, dark or same as device.',
    ],
  },
});
