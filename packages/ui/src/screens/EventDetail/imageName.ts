/** What an image of a notice is called: the server says nothing about what it shows. `at` counts from 0. */
export function imageName(at: number, total: number): string {
  return total === 1 ? '공지 이미지' : `공지 이미지 ${at + 1} / ${total}`;
}
