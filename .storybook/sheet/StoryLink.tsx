import { DocsContext } from '@storybook/addon-docs/blocks';
import { type MouseEvent, type ReactNode, useContext } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';

/** Props of {@link StoryLink}. */
export interface StoryLinkProps {
  storyId: string;
  children: ReactNode;
}

/** Leads from a page of the documentation to a story, whatever folder Storybook is served from. */
export function StoryLink({ storyId, children }: StoryLinkProps) {
  const { channel } = useContext(DocsContext);
  const path = `?path=/story/${storyId}`;
  const follow = (event: MouseEvent) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || window.parent === window) return;
    event.preventDefault();
    channel.emit(NAVIGATE_URL, path);
  };
  return (
    <a href={`./${path}`} target="_top" onClick={follow}>
      {children}
    </a>
  );
}
