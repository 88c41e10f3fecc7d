import { AnchorMdx, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import './storyTiles.css';

/** All stories of a component, small; a tap on one opens it. */
export function StoryTiles() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <section className="sb-unstyled tiles">
      <h2>
        Stories <span>{stories.length}</span>
      </h2>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <AnchorMdx href={`?path=/story/${id}`} target="">
              <span className="tiles-window">
                <iframe
                  src={`iframe.html?id=${id}&viewMode=story&globals=motion:still`}
                  title={name}
                  loading="lazy"
                  tabIndex={-1}
                  aria-hidden="true"
                />
              </span>
              <span className="tiles-name">{name}</span>
            </AnchorMdx>
          </li>
        ))}
      </ul>
    </section>
  );
}
