import './sheet.css';
import { useEffect, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { tileLook, tileScreens } from './look.ts';
import { SheetSwitch } from './SheetSwitch.tsx';
import { Tile } from './Tile.tsx';
import { useGlobals } from './useGlobals.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useLiveTiles } from './useLiveTiles.ts';

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const textSizes = ['100', '150', '200'].map((value) => ({ value, label: `${value} %` }));

/** Props of {@link Sheet}. */
export interface SheetProps {
  stories: readonly PreparedStory[];
}

/** All states of one screen side by side; theme, width and text size are those of the toolbar. */
export function Sheet({ stories }: SheetProps) {
  const [globals, change] = useGlobals();
  const { live, watch, settle } = useLiveTiles();
  const printing = usePrinting();
  useKeptFocus();
  const [first] = stories;
  if (first === undefined) return null;

  const chosen = tileLook({ ...first, storyGlobals: {} }, globals);
  const screens = tileScreens(first);
  return (
    <section className="sb-unstyled sheet" aria-label="States">
      <div className="sheet-bar">
        <SheetSwitch
          legend="Theme"
          options={themes}
          value={chosen.theme}
          onChoose={(theme) => change({ theme })}
        />
        <SheetSwitch
          legend="Width"
          options={screens.map(({ name, widthPx }) => ({ value: name, label: String(widthPx) }))}
          value={chosen.screen.name}
          onChoose={(value) => change({ viewport: { value, isRotated: false } })}
        />
        <SheetSwitch
          legend="Text size"
          options={textSizes}
          value={chosen.textSize}
          onChoose={(textSize) => change({ textSize })}
        />
        <p className="sheet-count">{stories.length === 1 ? '1 state' : `${stories.length} states`}</p>
        <p className="sheet-paper">Approved pictures, {chosen.theme} theme</p>
      </div>
      <div className="sheet-wall">
        {stories.map((story) => (
          <Tile
            key={story.id}
            story={story}
            globals={globals}
            live={live.has(story.id) && !printing}
            printing={printing}
            watch={watch}
            onSettle={settle}
          />
        ))}
      </div>
    </section>
  );
}

function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia('print');
    const look = () => setPrinting(paper.matches);
    paper.addEventListener('change', look);
    return () => paper.removeEventListener('change', look);
  }, []);
  return printing;
}
