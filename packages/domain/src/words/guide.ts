import { room } from './room.ts';

/** The user guide. */
export const guide = room({
  title: ['이용 안내', 'User guide'],
  versioned: ['이용 안내 {version}', 'User guide {version}'],
  install: {
    title: ['홈 화면에 추가하기', 'Add to home screen'],
    text: [
      '앱처럼 열리고, 새 공지를 알림으로 받아요.',
      'It opens like an app and tells you about new notices.',
    ],
  },
  pushCheck: {
    title: ['알림 점검', 'Notification check'],
    text: ['이 기기에서 알림을 받을 수 있는지 살펴봐요.', 'See whether notifications can reach this device.'],
  },
  howTo: ['이렇게 써요', 'How it works'],
  find: {
    title: ['찾기', 'Search'],
    text: [
      '검색 탭에서 게시판을 고르고 제목을 찾아요. 주소를 보내면 같은 결과가 열려요.',
      'Choose a board in the search tab and look for a title. Send the address, and the same results open.',
    ],
  },
  subscribe: {
    title: ['구독', 'Subscribe'],
    text: [
      '게시판을 구독하면 새 공지를 알림으로 받아요. 알림만 끄고 모아 볼 수도 있어요.',
      'Subscribe to a board to be notified of new notices. You can also mute it and just read its posts.',
    ],
  },
  keyword: {
    title: ['키워드', 'Keywords'],
    text: [
      '게시판마다 낱말을 정해 두면 그 낱말이 든 공지만 골라 알려 드려요. 10개까지예요.',
      'Set words for a board and hear only about notices that contain them. You can have up to 10.',
    ],
  },
  like: {
    title: ['찜', 'Like'],
    text: ['별을 누른 글은 찜 탭에 모여요.', 'Posts you star are kept under “Liked”.'],
  },
});
