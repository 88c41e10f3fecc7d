import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import type { WidgetGuidance } from '../../packages/ui/src/widgets/WidgetGuidance.ts';
import './guidance.css';

const widgets = Object.keys(import.meta.glob('../../packages/ui/src/widgets/*/*.guidance.ts')).map((file) =>
  file.slice(file.lastIndexOf('/') + 1, -'.guidance.ts'.length),
);

/** How a widget is used, at the top of its page. */
export function Guidance({ guidance }: { guidance: WidgetGuidance }) {
  const { what, when, instead, dos, donts } = guidance;
  // The heading of the second says it already.
  const said = donts.map((rule) => rule.replace(/^Do not (.)/, (_, letter: string) => letter.toUpperCase()));
  return (
    <div className="sb-unstyled guidance">
      <p className="guidance-what">{withNames(what)}</p>
      <dl className="guidance-choice">
        <div>
          <dt>Use it</dt>
          <dd>{withNames(when)}</dd>
        </div>
        <div>
          <dt>Instead</dt>
          <dd>{withNames(instead)}</dd>
        </div>
      </dl>
      <div className="guidance-rules">
        <Rules tone="do" name="Do" rules={dos} />
        <Rules tone="dont" name="Don’t" rules={said} />
      </div>
    </div>
  );
}

function Rules({ tone, name, rules }: { tone: 'do' | 'dont'; name: string; rules: readonly string[] }) {
  return (
    <section className={`guidance-${tone}`}>
      <h3>{name}</h3>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{withNames(rule)}</li>
        ))}
      </ul>
    </section>
  );
}

/** A sentence whose names in backticks are code; those of widgets with a page lead there. */
function withNames(text: string) {
  return text.split('`').map((part, at) => {
    const key = `${at} ${part}`;
    if (at % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    if (!widgets.includes(part)) return <code key={key}>{part}</code>;
    return (
      <AnchorMdx key={key} href={`?path=/docs/widgets-${part.toLowerCase()}--docs`} target="">
        {part}
      </AnchorMdx>
    );
  });
}
