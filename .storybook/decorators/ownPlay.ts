interface Preview {
  currentRender?: { renderOptions?: { autoplay: boolean } };
}

const stopped = new WeakSet<object>();

/**
 * A play is written for the story's own world: in another one that the reader chose it would click about and fail.
 * Storybook asks for `autoplay` after everything before the play is done; there is none under Vitest.
 */
export function playIf(isOwnWorld: boolean) {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as { __STORYBOOK_PREVIEW__?: Preview };
  const options = preview?.currentRender?.renderOptions;
  if (options === undefined) return;
  if (isOwnWorld) {
    if (stopped.delete(options)) options.autoplay = true;
  } else if (options.autoplay) {
    stopped.add(options);
    options.autoplay = false;
  }
}
