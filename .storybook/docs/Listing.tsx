import './listing.css';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import type { StoryEntry } from '../coverage/readStories.ts';

/** Props of {@link Listing}. */
interface ListingProps {
  lang?: string;
  /** How many there are of what, over all the rest. */
  sums: Readonly<Record<string, number>>;
  children: ReactNode;
}

/** A page that lists what stories show. */
export function Listing({ lang, sums, children }: ListingProps) {
  return (
    <div className="sb-unstyled listing" lang={lang}>
      <dl className="listing-sums">
        {Object.entries(sums).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}

/** Titles without what most of them begin with. */
export const shortTitle = (title: string) => title.replace(/^(Screens|Flows)\//, '');

/** Links to the stories that show a thing. */
export function StoryList({ stories }: { stories: readonly StoryEntry[] }) {
  return (
    <ul className="listing-stories" lang="en">
      {stories.map(({ id, title, name }) => (
        <li key={id}>
          <AnchorMdx href={`?path=/story/${id}`} target="">
            <span className="listing-quiet">{shortTitle(title)}</span> {name}
          </AnchorMdx>
        </li>
      ))}
    </ul>
  );
}
