import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Marks the frames of a sheet, so that the page inside knows where it is. */
export const tileAttribute = 'data-sheet-tile';

/** What a frame hears when its story is over, well or not. */
export const settledEvent = 'sheettilesettled';

/**
 * A tile is looked at: its story may put the focus where it belongs, but neither scrolls the sheet nor stays in the
 * way of the keyboard afterwards.
 */
export function behaveAsTile() {
  const frame = window.frameElement;
  if (frame === null || !frame.hasAttribute(tileAttribute)) return;

  const focus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = scrollItsOwnPage;
  addons.getChannel().on(STORY_FINISHED, () => {
    frame.setAttribute('inert', '');
    frame.dispatchEvent(new Event(settledEvent));
  });
}

function scrollItsOwnPage(this: Element) {
  for (let box = this.parentElement; box !== null; box = box.parentElement) {
    const isPage = box === document.documentElement;
    const seen = isPage
      ? new DOMRect(0, 0, window.innerWidth, window.innerHeight)
      : box.getBoundingClientRect();
    const own = this.getBoundingClientRect();
    box.scrollLeft += own.left + own.width / 2 - (seen.left + seen.width / 2);
    box.scrollTop += own.top + own.height / 2 - (seen.top + seen.height / 2);
  }
}
