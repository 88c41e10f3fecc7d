import { consumerName, type ProviderState, providerName, states, type Value } from '../states.ts';

const list = Object.entries<ProviderState>(states).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** What a state answers when it is more than one value, by the names of the values. */
const records: Record<string, string> = {
  'accessToken, refreshToken': 'Tokens',
  'authorizationCode, redirectUri': 'LoginCode',
};

const javaTypes: Record<string, string> = { string: 'String', number: 'long', boolean: 'boolean' };
const javaType = (sample: Value) => javaTypes[typeof sample];
const typed = (values: Record<string, Value>) =>
  Object.entries(values).map(([name, sample]) => `${javaType(sample)} ${name}`);

/** `member is signed in` as a Java method: `memberIsSignedIn`. */
const methodName = (state: string) =>
  state.replaceAll(/ (\w)/g, (_space, letter: string) => letter.toUpperCase());

function recordOf(answers: Record<string, Value>): string {
  const names = Object.keys(answers).join(', ');
  const record = records[names];
  if (record === undefined) throw new Error(`"${names}" needs a record of its own in the JUnit class.`);
  return record;
}

/** Casts what a state is told from the map of the Pact library. */
function read([name, sample]: [string, Value]): string {
  const value = `told.get("${name}")`;
  return typeof sample === 'number' ? `((Number) ${value}).longValue()` : `(${javaType(sample)}) ${value}`;
}

function stateMethods([state, { description, seed, parameters, answers }]: (typeof list)[number]): string {
  const name = methodName(state);
  const names = Object.keys(answers);
  const [only = ''] = names;
  const type =
    names.length > 1 ? recordOf(answers) : names.length > 0 ? javaType(answers[only] ?? '') : 'void';
  const call = `${name}(${Object.entries(parameters).map(read).join(', ')})`;
  const pairs = names.map((answer) => `"${answer}", answered.${answer}()`).join(', ');
  const lines = [`${call};`, 'return Map.of();'];
  if (names.length === 1) lines.splice(0, 2, `return Map.of("${only}", ${call});`);
  if (names.length > 1) lines.splice(0, 2, `${type} answered = ${call};`, `return Map.of(${pairs});`);
  return `    /**
     * ${description}
     * ${seed}
     */
    protected abstract ${type} ${name}(${typed(parameters).join(', ')});

    @State("${state}")
    public Map<String, Object> ${name}State(Map<String, Object> told) {
        ${lines.join('\n        ')}
    }`;
}

/** The JUnit class that holds a server to the contract: whoever extends it prepares the states. */
export function javaContract(javaPackage: string): string {
  const answered = list
    .map(([, { answers }]) => answers)
    .filter((answers) => Object.keys(answers).length > 1);
  const shapes = new Map(answered.map((answers) => [recordOf(answers), typed(answers).join(', ')]));
  const recordLines = [...shapes].map(([name, fields]) => `    public record ${name}(${fields}) {}`);
  return `package ${javaPackage};

import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Consumer;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.State;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Holds a server to what the Campus Bell web app asks of it. Written by \`npm run contracts:kit\`: extend it,
 * and leave it as it is, so that the next version can take its place.
 */
@Provider("${providerName}")
@Consumer("${consumerName}")
@PactFolder("pacts")
public abstract class CampusBellContract {
${recordLines.join('\n\n')}

    /** Where the server under test listens on this machine. */
    protected abstract int port();

    /** Empties the database and every cache, and takes back every stub. Runs before each interaction. */
    protected abstract void clear();

    @BeforeEach
    public void startAfresh(PactVerificationContext context) {
        clear();
        context.setTarget(new HttpTestTarget("localhost", port()));
    }

    @TestTemplate
    @ExtendWith(PactVerificationInvocationContextProvider.class)
    public void keepsTheContract(PactVerificationContext context) {
        context.verifyInteraction();
    }

${list.map(stateMethods).join('\n\n')}
}
`;
}
