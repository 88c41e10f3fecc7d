/** A library type that the Java test needs, as little of it as the compiler asks for. */
const annotation = (target: string, member = '') =>
  `@java.lang.annotation.Target(java.lang.annotation.ElementType.${target}) public @interface NAME {${member}}`;

const value = ' String value(); ';
const values = ' String[] value(); ';

/** Sources by qualified name: stand-ins for JUnit, Spring and Pact, kept with the check and not shipped. */
export const javaStubs: Record<string, string> = {
  'au.com.dius.pact.provider.junit5.HttpTestTarget':
    'public class NAME { public NAME(String host, int port) {} }',
  'au.com.dius.pact.provider.junit5.PactVerificationContext':
    'public class NAME { public void setTarget(HttpTestTarget target) {} public void verifyInteraction() {} }',
  'au.com.dius.pact.provider.junitsupport.Consumer': annotation('TYPE', value),
  'au.com.dius.pact.provider.junitsupport.Provider': annotation('TYPE', value),
  'au.com.dius.pact.provider.junitsupport.State': annotation('METHOD', values),
  'au.com.dius.pact.provider.junitsupport.loader.PactFolder': annotation('TYPE', value),
  'au.com.dius.pact.provider.spring.spring6.PactVerificationSpring6Provider': 'public class NAME {}',
  'org.apache.hc.core5.http.HttpRequest':
    'public interface NAME { boolean containsHeader(String name); void setHeader(String name, Object value); }',
  'org.junit.jupiter.api.BeforeEach': annotation('METHOD'),
  'org.junit.jupiter.api.TestTemplate': annotation('METHOD'),
  'org.junit.jupiter.api.extension.ExtendWith': annotation('METHOD', ' Class<?>[] value(); '),
  'org.springframework.beans.factory.annotation.Autowired': annotation('FIELD'),
  'org.springframework.boot.test.context.SpringBootTest': annotation(
    'TYPE',
    ' enum WebEnvironment { RANDOM_PORT } WebEnvironment webEnvironment(); ',
  ),
  'org.springframework.boot.test.web.server.LocalServerPort': annotation('FIELD'),
};
