import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { type CSSProperties, type RefCallback, useState } from 'react';
import type { Globals, PreparedStory } from 'storybook/internal/types';
import { isPictured, pictureAddress, shownWidthPx, tileAddress, tileLook } from './look.ts';
import { settledEvent, tileAttribute } from './tile.ts';

interface TileProps {
  story: PreparedStory;
  globals: Globals;
  live: boolean;
  watch: RefCallback<Element>;
  onSettle(id: string): void;
}

/** One state: the living story while it is near, its approved picture otherwise and on paper. */
export function Tile({ story, globals, live, watch, onSettle }: TileProps) {
  const { id, name } = story;
  const look = tileLook(story, globals);
  const { width, height } = look.screen;
  const sizes = {
    '--tile-width': `${width}px`,
    '--tile-height': `${height}px`,
    '--tile-scale': shownWidthPx(look.screen) / width,
  } as CSSProperties;
  const picture = pictureAddress(id, look);
  const [missing, setMissing] = useState('');
  const [stopped, setStopped] = useState(false);
  const isOfItsOwn = width !== tileLook({ storyGlobals: {} }, globals).screen.width;
  return (
    <figure ref={watch} id={id} className="sheet-tile" style={sizes}>
      <div className="sheet-screen" data-theme-shown={look.theme}>
        {missing === picture ? (
          <p className="sheet-missing" hidden={live}>
            No approved picture in the {look.theme} theme
          </p>
        ) : (
          <img
            className="sheet-picture"
            data-stands-in={isPictured(look, story) || undefined}
            src={picture}
            alt=""
            onError={() => setMissing(picture)}
          />
        )}
        {live ? (
          <iframe
            ref={(frame) => {
              const settle = (event: Event) => {
                setStopped((event as CustomEvent<string>).detail === 'error');
                onSettle(id);
              };
              frame?.addEventListener(settledEvent, settle);
              return () => frame?.removeEventListener(settledEvent, settle);
            }}
            key={`${look.language} ${look.theme} ${look.textSize} ${width}`}
            className="sheet-live"
            {...{ [tileAttribute]: '' }}
            title={`${name}, live`}
            src={tileAddress(id, look)}
          />
        ) : null}
      </div>
      <figcaption className="sheet-caption">
        <AnchorMdx href={`?path=/story/${id}`} target="">
          {name}
        </AnchorMdx>
        <span className="sheet-size">
          {isOfItsOwn ? 'own width ' : ''}
          {width} × {height}
          {look.textSize === '100' ? '' : ` · text ${look.textSize} %`}
        </span>
        {live && stopped ? <span className="sheet-size">Its play stops early in this look</span> : null}
      </figcaption>
    </figure>
  );
}
