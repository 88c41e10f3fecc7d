import { Description, DocsContext, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { LateSheet } from './LateSheet.tsx';

/** The docs page of a screen: all states of its title. */
export function SheetPage() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      <Description />
      <LateSheet stories={stories} />
    </>
  );
}
