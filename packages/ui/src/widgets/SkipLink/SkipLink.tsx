import { frame } from '@campus-bell/domain/words/frame';
import type { MouseEvent } from 'react';
import { skipLink } from './SkipLink.css.ts';

/** The first stop of the keyboard on every page: past the navigation to what the page is about. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    const main = document.querySelector('main');
    if (main === null) return;
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads within the page, as the address would where a script fails
    <a className={skipLink} href="#main" onClick={skip}>
      {frame.skip}
    </a>
  );
}
