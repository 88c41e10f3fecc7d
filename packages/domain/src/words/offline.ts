import { room } from './room.ts';

/** The bar of a lost connection. */
export const offline = room({
  noNetwork: ['인터넷에 연결되어 있지 않아요.', 'You’re not connected to the internet.'],
  unreachable: ['서버에서 새로 불러오지 못했어요.', 'The server couldn’t be reached.'],
  back: ['다시 연결됐어요.', 'You’re connected again.'],
  savedAt: ['{moment}에 저장한 내용이에요.', 'This was saved at {moment}.'],
});
