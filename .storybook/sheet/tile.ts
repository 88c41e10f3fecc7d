import './tile.css';
import { STORY_FINISHED, type StoryFinishedPayload } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Marks the frames of a sheet, so that the page inside knows where it is. */
export const tileAttribute = 'data-sheet-tile';

/** What a frame hears when its story is over, well or not. */
export const settledEvent = 'sheettilesettled';

/**
 * A tile is looked at: its story may put the focus where it belongs, but neither scrolls the sheet nor stays in the
 * way of the keyboard afterwards. What is seen is what its own page shows, however much of it the sheet does; and a play
 * that is meant for another width or text size leaves the screen as far as it came.
 */
export function behaveAsTile() {
  const frame = ownTile();
  if (frame === null) return;

  const focus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = scrollItsOwnPage;
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(onSeen: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(onSeen, { ...options, root: options?.root ?? document });
    }
  };
  document.documentElement.dataset.inSheet = '';
  addons.getChannel().on(STORY_FINISHED, ({ status }: StoryFinishedPayload) => {
    frame.setAttribute('inert', '');
    frame.dispatchEvent(new CustomEvent(settledEvent, { detail: status }));
  });
}

/** The frame of a sheet that this page stands in, if it does. */
export function ownTile(): Element | null {
  const frame = window.frameElement;
  return frame?.hasAttribute(tileAttribute) ? frame : null;
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
