import './coverage.css';
import { routes } from '@campus-bell/domain/routes';
import { type ReactNode, useEffect, useState } from 'react';
import { dialogs } from './dialogs.ts';
import { errorCatalogue, messagesOfError, storiesOfError } from './errorCatalogue.ts';
import { claims, findGaps } from './findGaps.ts';
import { messageRows } from './messageTexts.ts';
import { ShownStories } from './ShownStories.tsx';
import { screens } from './screens.ts';
import { isWaiver, type Shown, type StateName, stateNames, storiesOf, storyOf } from './state.ts';

const names = Object.keys(stateNames) as StateName[];
const paths: Record<string, string> = { ...routes, notFound: 'any other' };
const everything = claims();

/** Which story shows what: routes and their states, the error catalogue, dialogs, everything that is said. */
export function CoveragePage() {
  const storyIds = useStoryIds();
  const gaps = storyIds === null ? [] : findGaps(storyIds);
  const waivers = everything.filter(({ shown }) => isWaiver(shown)).length;
  return (
    <div className="sb-unstyled coverage">
      <dl className="coverage-sums">
        <Sum label="Routes" value={Object.keys(screens).length - 1} />
        <Sum label="Stories named" value={new Set(everything.flatMap(({ shown }) => idsOf(shown))).size} />
        <Sum label="Error rows" value={errorCatalogue.length} />
        <Sum label="Waivers" value={waivers} />
        <Sum label="Gaps" value={storyIds === null ? '…' : gaps.length} bad={gaps.length > 0} />
      </dl>
      {gaps.length === 0 ? null : (
        <ul className="coverage-gaps">
          {gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      )}

      <section aria-labelledby="coverage-routes">
        <h2 id="coverage-routes">Routes and their states</h2>
        <p className="coverage-lead">
          A number opens the stories of a state; a dash gives the reason why there is none.
        </p>
        <RouteMatrix />
        {Object.entries(screens).map(([route, { title, states, others }]) => (
          <details key={route} id={`coverage-${route}`} className="coverage-route">
            <summary>
              <code>{paths[route]}</code> <span>{title}</span>
            </summary>
            <Table label={`States of ${paths[route]}`} heads={['State', 'Stories']}>
              {names.map((name) => (
                <Row key={name} head={stateNames[name]} shown={states[name]} />
              ))}
              <Row head="Also" shown={others.map((name) => `${title}/${name}`)} />
            </Table>
          </details>
        ))}
      </section>

      <section aria-labelledby="coverage-errors">
        <h2 id="coverage-errors">The error catalogue</h2>
        <p className="coverage-lead">
          Row by row as in section 8 of the specification, with the words that are shown.
        </p>
        <Table label="Error catalogue" heads={['Situation', 'What the student reads', 'Stories']}>
          {errorCatalogue.map((row) => (
            <tr key={row.situation}>
              <th scope="row">
                {row.situation}
                <small>{row.result}</small>
              </th>
              <td lang="ko">
                {messagesOfError(row).map(({ key, texts }) => (
                  <Words key={key} texts={texts} />
                ))}
              </td>
              <td>
                <ShownStories shown={storiesOfError(row)} />
              </td>
            </tr>
          ))}
        </Table>
      </section>

      <section aria-labelledby="coverage-dialogs">
        <h2 id="coverage-dialogs">Dialogs and sheets</h2>
        <Table label="Dialogs" heads={['Component', 'Stories']}>
          {Object.entries(dialogs).map(([name, shown]) => (
            <Row key={name} head={name} shown={shown} />
          ))}
        </Table>
      </section>

      <section aria-labelledby="coverage-messages">
        <h2 id="coverage-messages">Everything that is said</h2>
        <p className="coverage-lead">
          Alerts, toasts, hints under fields and words in the place of a list. A tested story fails when it
          does not show the words it is named for.
        </p>
        <Table label="Messages" heads={['Message', 'Words', 'Stories']}>
          {messageRows.map(({ key, texts, shown }) => (
            <tr key={key}>
              <th scope="row">
                <code>{key}</code>
              </th>
              <td lang="ko">
                <Words texts={texts} />
              </td>
              <td>
                <ShownStories shown={shown} />
              </td>
            </tr>
          ))}
        </Table>
      </section>
    </div>
  );
}

const idsOf = (shown: Shown) => storiesOf(shown).map((path) => storyOf(path).id);

function RouteMatrix() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="coverage-scroll" aria-label="Overview" tabIndex={0}>
      <table className="coverage-matrix">
        <thead>
          <tr>
            <th scope="col">Route</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {stateNames[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(screens).map(([route, { states }]) => (
            <tr key={route}>
              <th scope="row">
                <code>{paths[route]}</code>
              </th>
              {names.map((name) => (
                <td key={name}>
                  <MatrixCell route={route} state={name} shown={states[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function MatrixCell({ route, state, shown }: { route: string; state: StateName; shown: Shown }) {
  const what = `${paths[route]}, ${stateNames[state]}`;
  const open = () => {
    const part = document.getElementById(`coverage-${route}`) as HTMLDetailsElement | null;
    if (part === null) return;
    part.open = true;
    part.querySelector('summary')?.focus();
    part.scrollIntoView({ block: 'start' });
  };
  return isWaiver(shown) ? (
    <button
      type="button"
      className="coverage-none"
      aria-label={`${what}: waived`}
      title={shown.waiver}
      onClick={open}
    >
      –
    </button>
  ) : (
    <button type="button" aria-label={`${what}: ${storiesOf(shown).length}`} onClick={open}>
      {storiesOf(shown).length}
    </button>
  );
}

function Sum({ label, value, bad = false }: { label: string; value: number | string; bad?: boolean }) {
  return (
    <div data-bad={bad || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Table({ label, heads, children }: { label: string; heads: readonly string[]; children: ReactNode }) {
  return (
    <table className="coverage-table" aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function Row({ head, shown }: { head: string; shown: Shown }) {
  if (!isWaiver(shown) && storiesOf(shown).length === 0) return null;
  return (
    <tr>
      <th scope="row">{head}</th>
      <td>
        <ShownStories shown={shown} />
      </td>
    </tr>
  );
}

function Words({ texts }: { texts: readonly string[] }) {
  const [title, text] = texts;
  return (
    <p className="coverage-words">
      {text === undefined ? title : <strong>{title}</strong>} {text}
    </p>
  );
}

/** The stories that stand in this Storybook, null until they are known. */
function useStoryIds(): ReadonlySet<string> | null {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const leave = new AbortController();
    fetch('index.json', { signal: leave.signal })
      .then((answer) => answer.json())
      .then(({ entries }: { entries: object }) => setIds(new Set(Object.keys(entries))))
      .catch(() => undefined);
    return () => leave.abort();
  }, []);
  return ids;
}
