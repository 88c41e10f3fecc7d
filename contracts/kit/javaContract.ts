import { consumerName, type ProviderState, providerName, states, type Value } from '../states.ts';

const list = Object.entries<ProviderState>(states).toSorted(([a], [b]) => (a < b ? -1 : 1));

const javaTypes: Record<string, string> = { string: 'String', number: 'long', boolean: 'boolean' };
const javaType = (sample: Value) => javaTypes[typeof sample];
const typed = (values: Record<string, Value>) =>
  Object.entries(values).map(([name, sample]) => `${javaType(sample)} ${name}`);

/** `member is signed in` as a Java method: `memberIsSignedIn`. */
const methodName = (state: string) =>
  state.replaceAll(/ (\w)/g, (_space, letter: string) => letter.toUpperCase());

/** What a state answers: nothing, a value, or a record of the class for several. */
function answerType(answers: Record<string, Value>) {
  const [only, ...more] = Object.values(answers);
  if (only === undefined) return 'void';
  if (more.length === 0) return javaType(only);
  if ('redirectUri' in answers) return 'LoginCode';
  if ('refreshToken' in answers) return 'Tokens';
  throw new Error(`${Object.keys(answers)} needs a record of its own in the JUnit class`);
}

/** Casts what a state is told from the map of the Pact library. */
function read([name, sample]: [string, Value]): string {
  const value = `told.get("${name}")`;
  return typeof sample === 'number' ? `((Number) ${value}).longValue()` : `(${javaType(sample)}) ${value}`;
}

function stateMethods([state, { description, seed, parameters, answers }]: (typeof list)[number]): string {
  const name = methodName(state);
  const type = answerType(answers);
  const names = Object.keys(answers);
  const call = `${name}(${Object.entries(parameters).map(read).join(', ')})`;
  const given = (answer: string) => (names.length === 1 ? 'answered' : `answered.${answer}()`);
  const pairs = names.map((answer) => `"${answer}", ${given(answer)}`).join(', ');
  const kept = type === 'void' ? call : `${type} answered = ${call}`;
  return `    /**
     * ${description}
     * ${seed}
     */
    protected abstract ${type} ${name}(${typed(parameters).join(', ')});

    @State("${state}")
    public Map<String, Object> ${name}State(Map<String, Object> told) {
        ${kept};
        return Map.of(${pairs});
    }`;
}

/** The JUnit class that holds a server to the contract: whoever extends it prepares the states. */
export const javaContract = (javaPackage: string) => `package ${javaPackage};

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
    public record LoginCode(String authorizationCode, String redirectUri) {}

    public record Tokens(String accessToken, String refreshToken) {}

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
