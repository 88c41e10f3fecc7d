import type { WidgetGuidance } from '../../packages/ui/src/widgets/WidgetGuidance.ts';
import { GuidanceText } from './GuidanceText.tsx';
import './guidance.css';

/** How a widget is used, at the top of its page. */
export function Guidance({ guidance }: { guidance: WidgetGuidance }) {
  const { what, when, instead, dos, donts } = guidance;
  return (
    <div className="sb-unstyled guidance">
      <p className="guidance-what">
        <GuidanceText text={what} />
      </p>
      <dl className="guidance-choice">
        <div>
          <dt>Use it</dt>
          <dd>
            <GuidanceText text={when} />
          </dd>
        </div>
        <div>
          <dt>Instead</dt>
          <dd>
            <GuidanceText text={instead} />
          </dd>
        </div>
      </dl>
      <div className="guidance-rules">
        <Rules tone="do" name="Do" rules={dos} />
        <Rules tone="dont" name="Don’t" rules={donts} />
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
          <li key={rule}>
            <GuidanceText text={tone === 'dont' ? withoutDoNot(rule) : rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}

// The heading says it already.
function withoutDoNot(rule: string): string {
  const rest = rule.replace(/^Do not /, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
