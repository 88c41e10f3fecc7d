import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { lazy, Suspense, useContext } from 'react';
import type { WidgetGuidance } from '../../packages/ui/src/widgets/WidgetGuidance.ts';
import { Guidance } from '../docs/Guidance.tsx';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** How a widget is used; on its docs page, above its first story. */
    guidance?: WidgetGuidance;
  }
}

/** Loaded when a docs page shows it: no story frame waits for it. */
const Sheet = lazy(() => import('../sheet/Sheet.tsx').then((part) => ({ default: part.Sheet })));

/** A component's docs page: widgets say how they are used, widgets and screens show all their states. */
export function DocsPage() {
  const { title, parameters } = useOf('meta', ['meta']).preparedMeta;
  const stories = useContext(DocsContext).componentStories();
  const isWidget = title.startsWith('Widgets/');
  const isScreen = title.startsWith('Screens/');
  const isToken = title.startsWith('Tokens/');
  return (
    <>
      <Title />
      {isWidget || isToken ? null : <Description />}
      {parameters.guidance === undefined ? null : <Guidance guidance={parameters.guidance} />}
      {isToken ? <Stories title="" /> : null}
      {isToken || isScreen ? null : (
        <>
          <Primary />
          <Controls />
        </>
      )}
      {isWidget ? <Subheading>All states</Subheading> : null}
      {isWidget || isScreen ? (
        <Suspense>
          <Sheet stories={stories} />
        </Suspense>
      ) : null}
    </>
  );
}
