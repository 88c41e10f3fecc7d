import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { titledWidgets } from './titledWidgets.ts';

/** A sentence of a guidance: names in backticks are code, those of widgets with a page lead there. */
export function GuidanceText({ text }: { text: string }) {
  return partsOf(text).map(({ key, part, isName }) => {
    if (!isName) return part;
    const page = titledWidgets.get(part);
    if (page === undefined) return <code key={key}>{part}</code>;
    return (
      <AnchorMdx key={key} href={`?path=/docs/${page}`} target="">
        {part}
      </AnchorMdx>
    );
  });
}

function partsOf(text: string) {
  return text.split('`').map((part, key) => ({ key, part, isName: key % 2 === 1 }));
}
