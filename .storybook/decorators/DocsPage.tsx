import { Controls, Description, Primary, Title } from '@storybook/addon-docs/blocks';

/** A component's docs page: its first story and its props. The other stories are one click away in the sidebar. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
    </>
  );
}
