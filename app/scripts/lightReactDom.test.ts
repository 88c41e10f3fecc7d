import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { lightened } from './lightReactDom.ts';

const dir = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const code = readFileSync(join(dir, 'cjs/react-dom-client.production.js'), 'utf8');
const light = lightened(code);

test('React’s renderer is still a script, and makes roots', () => {
  expect(() => new Function('exports', 'require', light)).not.toThrow();
  expect(light).toContain('exports.createRoot = ');
  expect(light).not.toContain('exports.hydrateRoot = ');
});

test('it is lighter by what the app has none of', () => {
  const weight = (text: string) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  expect(weight(light)).toBeLessThan(weight(code) * 0.87);
  expect(light).not.toContain('ownerDocument.startViewTransition(');
});

test('nothing asks whether a document is taken over, but for the field that is told', () => {
  const asks = [...light.matchAll(/(?<![\w$])isHydrating(?![\w$])/g)].length;
  const ofField = [
    ...(/^function initInput\([\s\S]*?\n\}\n/m.exec(light)?.[0] ?? '').matchAll(/isHydrating/g),
  ].length;
  expect(ofField).toBeGreaterThan(0);
  expect(asks).toBe(ofField);
});

test('it hears of the events that the app has handlers for, and no others', () => {
  const heard = /"(click close [\w ]+|[\w ]*click[\w ]*)"\.split/.exec(light)?.[1]?.split(' ') ?? [];
  expect(heard).toEqual(
    expect.arrayContaining(['click', 'pointerDown', 'submit', 'keyDown', 'wheel', 'error']),
  );
  for (const name of ['gotPointerCapture', 'touchStart', 'mouseOver', 'load'])
    expect(heard).not.toContain(name);
  expect(light).not.toContain('"onTransitionEnd");');
  expect(light).toContain('registerDirectEvent("onPointerLeave"');
  expect(light).toContain('"touch" !== nativeEvent.pointerType && ');
});

test('another renderer ends the build', () => {
  expect(() =>
    lightened(code.replace('function startViewTransition(', 'function startTransitionOfViews(')),
  ).toThrow('react-dom no longer has startViewTransition');
});
