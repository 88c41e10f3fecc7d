import { Description, DocsContext, Title } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, useContext } from 'react';

const Sheet = lazy(() => import('./Sheet.tsx').then((part) => ({ default: part.Sheet })));

/** The docs page of a screen: all states of its title. */
export function SheetPage() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      <Description />
      <Suspense fallback={null}>
        <Sheet stories={stories} />
      </Suspense>
    </>
  );
}
