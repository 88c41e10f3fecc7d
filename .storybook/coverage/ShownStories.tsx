import { StoryLink } from '../sheet/StoryLink.tsx';
import { isWaiver, type Shown, storiesOf, storyOf } from './state.ts';

/** The stories that show a thing, or why none does. */
export function ShownStories({ shown }: { shown: Shown }) {
  if (isWaiver(shown)) return <p className="coverage-waiver">Waived: {shown.waiver}</p>;
  const stories = [...new Map(storiesOf(shown).map((path) => [path, storyOf(path)])).values()];
  return (
    <ul className="coverage-stories">
      {stories.map(({ id, title, name }) => (
        <li key={id}>
          <StoryLink storyId={id}>
            <span className="coverage-title">{title.replace(/^Screens\//, '')}</span> {name}
          </StoryLink>
        </li>
      ))}
    </ul>
  );
}
