import { room } from './room.ts';

/** What a failure says when no answer came: not the server failed, but the way to it. */
export const connection = room({
  noAnswer: [
    '서버에 연결하지 못했어요. 인터넷 연결을 확인해 주세요.',
    'The server couldn’t be reached. Please check your internet connection.',
  ],
});
