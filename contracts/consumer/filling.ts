import { Matchers } from '@pact-foundation/pact';
import { type Given, states, type Value } from '../states.ts';

/** Fills the `{name}` of requests: with samples for the consumer's side, with expressions for the pact. */
export function createFilling(given: Given[]) {
  const samples: Record<string, Value> = Object.assign(
    {},
    ...given.map(({ state }) => states[state].answers),
  );

  function sampleOf(name: string): Value {
    const found = samples[name];
    if (found === undefined) throw new Error(`no state of this interaction answers ${name}`);
    return found;
  }

  function sample(value: Value): Value {
    const whole = /^\{(\w+)\}$/.exec(String(value))?.[1];
    if (whole !== undefined) return sampleOf(whole);
    if (typeof value !== 'string') return value;
    return value.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(sampleOf(name)));
  }

  return {
    sample,
    matcher(value: Value) {
      const filled = sample(value);
      if (filled === value) return value;
      const fromState = Matchers.fromProviderState(String(value).replaceAll('{', '${'), filled);
      return typeof filled === 'number' ? { ...fromState, dataType: 'INTEGER' } : fromState;
    },
  };
}
