import { room } from './room.ts';

/** Translating a notice on the device. It is offered in other languages than Korean alone. */
export const translate = room({
  start: ['번역', 'Translate'],
  showOriginal: ['원문 보기', 'Show original'],
  preparing: ['번역을 준비하고 있어요…', 'Getting ready…'],
  /** What the device needs for it, in steps of 10. */
  downloading: ['번역 도구를 받고 있어요… {percent}%', 'Downloading translator… {percent}%'],
  translating: ['번역하고 있어요…', 'Translating…'],
  done: ['이 기기에서 번역했어요. 원문이 기준이에요.', 'Translated on this device. The original prevails.'],
  failed: ['번역하지 못했어요. 잠시 후 다시 시도해 주세요.', 'Not translated. Please try again in a moment.'],
});
