import { image } from '@campus-bell/domain/words/image';
/** What an image of a notice is called: the server says nothing about what it shows. `at` counts from 0. */
export function imageName(at: number, total: number): string {
  return total === 1 ? image.one : image.oneOf({ number: at + 1, count: total });
}
