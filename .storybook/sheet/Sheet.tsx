import './sheet.css';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { tileLook } from './look.ts';
import { Tile } from './Tile.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { useLiveTiles } from './useLiveTiles.ts';

/** All states of one screen side by side; theme, width and text size are those of the toolbar. */
export function Sheet({ stories }: { stories: readonly PreparedStory[] }) {
  const { getStoryContext } = useContext(DocsContext);
  const { live, watch, settle } = useLiveTiles();
  useKeptFocus();
  const [first] = stories;
  if (first === undefined) return null;

  // Not from the channel, on which the tiles say theirs; Storybook builds the page anew when its globals change.
  const { globals } = getStoryContext({ ...first, storyGlobals: {} });
  const { theme } = tileLook({ storyGlobals: {} }, globals);
  return (
    <section className="sb-unstyled sheet" aria-label="States">
      <p className="sheet-count">{stories.length === 1 ? '1 state' : `${stories.length} states`}</p>
      <p className="sheet-paper">Approved pictures, {theme} theme</p>
      <div className="sheet-wall">
        {stories.map((story) => (
          <Tile
            key={story.id}
            story={story}
            globals={globals}
            live={live.has(story.id)}
            watch={watch}
            onSettle={settle}
          />
        ))}
      </div>
    </section>
  );
}
