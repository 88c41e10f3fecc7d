import { say } from '@campus-bell/domain/language';
import { manifest } from '@campus-bell/domain/words/manifest';
import { product } from '@campus-bell/domain/words/product';
import { expect, test } from 'vitest';
import { manifestOptions } from './manifest.ts';

const shortcuts = () => [manifest.notifications, manifest.search, manifest.liked, manifest.subscriptions];
const pictures = () => [manifest.popular, manifest.notice, manifest.boards, manifest.wideHome];

test.each(['ko', 'en'] as const)('the manifest speaks the language that is spoken: %s', (language) => {
  say(language, () => {
    const said = manifestOptions();
    expect(said).toMatchObject({ lang: language, name: product.name, description: product.purpose });
    expect(said.shortcuts?.map(({ name }) => name)).toEqual(shortcuts());
    expect(said.screenshots?.map(({ label }) => label)).toEqual(pictures());
  });
});
