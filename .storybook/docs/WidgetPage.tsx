import { Controls, DocsContext, Primary, Subheading, Title, useOf } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, useContext } from 'react';
import type { WidgetGuidance } from '../../packages/ui/src/widgets/WidgetGuidance.ts';
import { Guidance } from './Guidance.tsx';

const Sheet = lazy(() => import('../sheet/Sheet.tsx').then((part) => ({ default: part.Sheet })));

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
      <Suspense fallback={null}>
        <Sheet stories={stories} />
      </Suspense>
    </>
  );
}
