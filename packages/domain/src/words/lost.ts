import { room } from './room.ts';

/** In place of a page that is not there. */
export const lost = room({
  title: ['화면을 찾을 수 없어요', 'Page not found'],
  text: [
    '주소가 바뀌었거나 없어졌을 수 있어요. 홈에서 다시 찾아보세요.',
    'Its address may have changed, or it’s gone. Try again from home.',
  ],
});
