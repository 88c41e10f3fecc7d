import { Controls, DocsContext, Primary, Subheading, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { WidgetGuidance } from '../../packages/ui/src/widgets/WidgetGuidance.ts';
import { LateSheet } from '../sheet/LateSheet.tsx';
import { Guidance } from './Guidance.tsx';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** How a widget is used; on its docs page, above its first story. */
    guidance?: WidgetGuidance;
  }
}

/** The docs page of a widget: how it is used, its first story with its props, all its stories. */
export function WidgetPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guidance } = preparedMeta.parameters;
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      {guidance === undefined ? null : <Guidance guidance={guidance} />}
      <Primary />
      <Controls />
      <Subheading>All states</Subheading>
      <LateSheet stories={stories} />
    </>
  );
}
