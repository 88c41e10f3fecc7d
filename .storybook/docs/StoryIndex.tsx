import { storyFiles } from 'virtual:stories';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { StoryList, shortTitle } from './Listing.tsx';

/** The screens or the flows by what students call them, each with its states and those of its parts. */
export function StoryIndex({ room }: { room: 'Screens' | 'Flows' }) {
  const named = storyFiles
    .flatMap((file) => (file.titled === undefined ? [] : [{ ...file, name: file.titled }]))
    .filter(({ title }) => title.startsWith(`${room}/`))
    .sort((a, b) => a.name.localeCompare(b.name, 'ko'));
  return (
    <div className="sb-unstyled listing">
      {named.map(({ title, name, stories }) => {
        const parts = storyFiles.filter((file) => file.title.startsWith(`${title}/`));
        return (
          <details key={title}>
            <summary>
              <b>{name}</b>{' '}
              <AnchorMdx href={`?path=/docs/${stories[0]?.id.replace(/--.*/, '--docs')}`} target="">
                <span lang="en">{shortTitle(title)}</span>
              </AnchorMdx>
            </summary>
            <StoryList stories={[...stories, ...parts.flatMap((part) => part.stories)]} />
          </details>
        );
      })}
    </div>
  );
}
