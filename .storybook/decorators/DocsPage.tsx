import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { WidgetPage } from '../docs/WidgetPage.tsx';
import { SheetPage } from '../sheet/SheetPage.tsx';

/** A component's docs page: widgets say how they are used, screens show all their states; else the first story and its props. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  if (preparedMeta.title.startsWith('Widgets/')) return <WidgetPage />;
  if (preparedMeta.title.startsWith('Screens/')) return <SheetPage />;
  if (preparedMeta.title.startsWith('Tokens/')) {
    return (
      <>
        <Title />
        <Stories title="" />
      </>
    );
  }
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
    </>
  );
}
