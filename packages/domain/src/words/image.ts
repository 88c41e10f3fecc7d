import { room } from './room.ts';

/** The images of a post. */
export const image = room({
  images: ['이미지', 'Image'],
  one: ['공지 이미지', 'Notice image'],
  oneOf: ['공지 이미지 {number} / {count}', 'Notice image {number} / {count}'],
  enlarge: ['크게 보기', 'Enlarge'],
  viewer: ['이미지 크게 보기', 'Image viewer'],
  zoom: ['확대', 'Zoom'],
  zoomed: ['확대한 이미지', 'Zoomed image'],
  save: ['이미지 저장', 'Save image'],
});
