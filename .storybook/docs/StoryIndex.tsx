import { storyFiles } from 'virtual:stories';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { StoryList, shortTitle } from './Listing.tsx';

/** The screens or the flows by what students call them, each with its states and those of its parts. */
export function StoryIndex({ room }: { room: 'Screens' | 'Flows' }) {
  const titled = storyFiles.filter((file) => file.titled !== undefined && file.title.startsWith(`${room}/`));
  return (
    <div className="sb-unstyled listing">
      {titled.map(({ title, titled: name }) => {
        const own = storyFiles.filter((file) => file.title === title || file.title.startsWith(`${title}/`));
        const stories = own.flatMap((file) => file.stories);
        return (
          <details key={title}>
            <summary>
              <b>{name}</b>{' '}
              <AnchorMdx href={`?path=/docs/${stories[0]?.id.replace(/--.*/, '--docs')}`} target="">
                <span lang="en">{shortTitle(title)}</span>
              </AnchorMdx>
            </summary>
            <StoryList stories={stories} />
          </details>
        );
      })}
    </div>
  );
}
