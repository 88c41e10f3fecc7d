import { StoryLink } from '../sheet/StoryLink.tsx';
import type { Claim } from './coverage.ts';

/** The stories that show a thing, or why none does. */
export function ShownStories({ stories, waiver }: Pick<Claim, 'stories' | 'waiver'>) {
  if (waiver !== undefined) return <p className="coverage-waiver">Waived: {waiver}</p>;
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
