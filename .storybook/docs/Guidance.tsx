import { Markdown } from '@storybook/addon-docs/blocks';
import type { WidgetGuidance } from '../../packages/ui/src/widgets/WidgetGuidance.ts';
import './guidance.css';

const files = Object.keys(import.meta.glob('../../packages/ui/src/widgets/*/*.guidance.ts')).join();

/** How a widget is used, at the top of its page. */
export function Guidance({ guidance }: { guidance: WidgetGuidance }) {
  const { what, when, instead, dos, donts } = guidance;
  // The heading of the second says it already.
  const said = donts.map((rule) => rule.replace(/^Do not (.)/, (_, letter: string) => letter.toUpperCase()));
  const parts = {
    what,
    choice: `**Use it:** ${when}\n\n**Instead:** ${instead}`,
    do: ['### Do\n', ...dos].join('\n- '),
    dont: ['### Don’t\n', ...said].join('\n- '),
  };
  return (
    <div className="guidance">
      {Object.entries(parts).map(([part, text]) => (
        <div key={part} className={`guidance-${part}`}>
          <Markdown>{text.replaceAll(/`(\w+)`/g, linked)}</Markdown>
        </div>
      ))}
    </div>
  );
}

/** A name in backticks is code; that of a widget with a page leads there. */
const linked = (code: string, name: string) =>
  files.includes(`/${name}.guidance.ts`)
    ? `[${name}](?path=/docs/widgets-${name.toLowerCase()}--docs)`
    : code;
