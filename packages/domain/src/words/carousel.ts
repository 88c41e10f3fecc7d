import { room } from './room.ts';

/** Slides one at a time. */
export const carousel = room({
  kind: ['슬라이드 모음', 'carousel'],
  slide: ['슬라이드', 'slide'],
  next: ['다음 {slides}', 'Next {slides}'],
  previous: ['이전 {slides}', 'Previous {slides}'],
  resume: ['자동 넘김 켜기', 'Start autoplay'],
  pause: ['자동 넘김 멈추기', 'Stop autoplay'],
});
