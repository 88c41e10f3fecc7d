package campusbell.contract;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** Runs the class that is handed over against the fixture campus, which is told its states over HTTP. */
class FixtureCampusTest extends CampusBellContract {
    private static Process campus;
    private static URI api;
    private static URI states;

    @BeforeAll
    static void start() throws IOException {
        campus = new ProcessBuilder("node", "../run.mjs", "provide")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String[] addresses = new BufferedReader(new InputStreamReader(campus.getInputStream()))
                .readLine()
                .split(" ");
        api = URI.create(addresses[0]);
        states = URI.create(addresses[1]);
    }

    @AfterAll
    static void stop() throws IOException {
        campus.getOutputStream().close();
    }

    @Override protected int port() { return api.getPort(); }
    @Override protected void clear() { ask("teardown", "everything"); }

    @Override protected void bannerIsShown() { prepare("banner is shown"); }
    @Override protected void boardHasABareEvent(String slug) { prepare("board has a bare event", "slug", slug); }
    @Override protected void boardHasEvents(String slug, long count, String titleWord) {
        prepare("board has events", "slug", slug, "count", count, "titleWord", titleWord);
    }
    @Override protected void boardIsUnknown(String slug) { prepare("board is unknown", "slug", slug); }
    @Override protected long eventExists() { return number(prepare("event exists"), "eventId"); }
    @Override protected long eventIsBare() { return number(prepare("event is bare"), "eventId"); }
    @Override protected long eventIsLiked(String titleWord) {
        return number(prepare("event is liked", "titleWord", titleWord), "eventId");
    }
    @Override protected long eventIsMissing() { return number(prepare("event is missing"), "eventId"); }
    @Override protected String keywordIsSubscribed(String koreanKeyword, String slug) {
        return text(prepare("keyword is subscribed", "koreanKeyword", koreanKeyword, "slug", slug), "encodedKeyword");
    }
    @Override protected void keywordLimitIsReached(long count) { prepare("keyword limit is reached", "count", count); }
    @Override protected void keywordServiceIsFailing() { prepare("keyword service is failing"); }
    @Override protected LoginCode loginCodeBelongsToAMember() { return code("login code belongs to a member"); }
    @Override protected LoginCode loginCodeBelongsToANewcomer() { return code("login code belongs to a newcomer"); }
    @Override protected LoginCode loginCodeBelongsToAnOutsider() { return code("login code belongs to an outsider"); }
    @Override protected LoginCode loginCodeIsRefused() { return code("login code is refused"); }
    @Override protected String memberIsSignedIn() { return text(prepare("member is signed in"), "accessToken"); }
    @Override protected void memberIsWithoutCalendarPermission() { prepare("member is without calendar permission"); }
    @Override protected void memberIsWithoutDepartment() { prepare("member is without department"); }
    @Override protected void memberIsWithoutPushToken() { prepare("member is without push token"); }
    @Override protected long notificationIsReceived(String kind) {
        return number(prepare("notification is received", "kind", kind), "notificationId");
    }
    @Override protected String pushTokenBelongsToAnotherMember() {
        return text(prepare("push token belongs to another member"), "pushToken");
    }
    @Override protected Tokens sessionHasExpired() {
        String answer = prepare("session has expired");
        return new Tokens(text(answer, "accessToken"), text(answer, "refreshToken"));
    }
    @Override protected String sessionIsRenewable() { return text(prepare("session is renewable"), "refreshToken"); }
    @Override protected void topicIsSubscribed(String slug, boolean read) {
        prepare("topic is subscribed", "slug", slug, "read", read);
    }
    @Override protected void weekHasEvents(long count) { prepare("week has events", "count", count); }

    private static String prepare(String state, Object... told) {
        return ask("setup", state, told);
    }

    private static LoginCode code(String state) {
        String answer = prepare(state);
        return new LoginCode(text(answer, "authorizationCode"), text(answer, "redirectUri"));
    }

    private static long number(String answer, String name) {
        return Long.parseLong(text(answer, name));
    }

    /** Texts and numbers of the state endpoint hold neither quotes nor commas. */
    private static String text(String answer, String name) {
        Matcher found = Pattern.compile("\"" + name + "\":\"?([^\",}]*)").matcher(answer);
        if (!found.find()) throw new AssertionError("no " + name + " in " + answer);
        return found.group(1);
    }

    private static String ask(String action, String state, Object... told) {
        List<String> params = new ArrayList<>();
        for (int index = 0; index < told.length; index += 2) {
            Object value = told[index + 1];
            params.add("\"" + told[index] + "\":" + (value instanceof String ? "\"" + value + "\"" : value));
        }
        String body = "{\"action\":\"%s\",\"state\":\"%s\",\"params\":{%s}}"
                .formatted(action, state, String.join(",", params));
        HttpRequest request = HttpRequest.newBuilder(states).POST(BodyPublishers.ofString(body)).build();
        try {
            return HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).body();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException failed) {
            throw new IllegalStateException(failed);
        }
    }
}
