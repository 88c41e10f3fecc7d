import { Controls, Description, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import { WidgetPage } from '../docs/WidgetPage.tsx';

/** A component's docs page: widgets say how they are used; else the first story and its props. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  if (preparedMeta.title.startsWith('Widgets/')) return <WidgetPage />;
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
    </>
  );
}
