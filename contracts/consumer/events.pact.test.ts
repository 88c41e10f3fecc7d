import { fetchEventDetail, registerCalendarEvent } from '@campus-bell/api/endpoints/events';
import { likeEvent, unlikeEvent } from '@campus-bell/api/endpoints/home';
import { describe, expect, test } from 'vitest';
import { given, states } from '../states.ts';
import { agree, type Interaction } from './agree.ts';
import { bareEventDetail, eventDetail } from './shapes.ts';

const signedIn = given('member is signed in');
const { eventId } = states['event exists'].answers;

function detail(
  description: string,
  prepared: Interaction['given'],
  response: Interaction['response'],
  bearer = false,
): Interaction {
  return {
    description: `fetchEventDetail ${description}`,
    given: prepared,
    request: { method: 'GET', path: '/api/event/detail/{eventId}', bearer },
    response,
  };
}

describe('single events', () => {
  test.each([
    ['for a member', [signedIn, given('event exists')], true],
    ['for a visitor', [given('event exists')], false],
  ])('an event with all its images %s', async (which, prepared, bearer) => {
    const response = { status: 200, body: eventDetail };
    const interaction = detail(which, prepared, response, bearer);
    const event = await agree([interaction], (api) => fetchEventDetail(api, eventId));
    expect(event).toMatchObject({ eventId, imageUrls: [expect.any(String)] });
  });

  test('an event may have nothing but its title and a picture', async () => {
    const bare = states['event is bare'].answers.eventId;
    const response = { status: 200, body: bareEventDetail };
    const interaction = detail('of a bare event', [given('event is bare')], response);
    const event = await agree([interaction], (api) => fetchEventDetail(api, bare));
    expect(event).toMatchObject({ content: '', url: null, writer: null });
  });

  test('a missing event is a 404', async () => {
    const missing = states['event is missing'].answers.eventId;
    const interaction = detail('of a missing event', [given('event is missing')], { status: 404 });
    const call = agree([interaction], (api) => fetchEventDetail(api, missing));
    await expect(call).rejects.toMatchObject({ status: 404 });
  });

  test.each([
    ['likeEvent', 'POST', given('event exists'), likeEvent],
    ['unlikeEvent', 'DELETE', given('event is liked'), unlikeEvent],
  ] as const)('%s changes the like', async (description, method, prepared, change) => {
    const interaction: Interaction = {
      description,
      given: [signedIn, prepared],
      request: { method, path: '/api/event/like/{eventId}', bearer: true },
      response: { status: 200 },
    };
    await expect(agree([interaction], (api) => change(api, eventId))).resolves.toBe(undefined);
  });

  const entry = {
    summary: '국가장학금 2차 신청',
    description: '누리집에서 신청',
    startDate: '2026-03-04T09:00:00+09:00',
    endDate: '2026-03-17T18:00:00+09:00',
  };

  test('an entry goes into the calendar; the answer is empty', async () => {
    const interaction: Interaction = {
      description: 'registerCalendarEvent',
      given: [signedIn],
      request: { method: 'POST', path: '/api/event/calendar', body: entry, bearer: true },
      response: { status: 200 },
    };
    await expect(agree([interaction], (api) => registerCalendarEvent(api, entry))).resolves.toBe(undefined);
  });

  test('without the permission the calendar refuses', async () => {
    const interaction: Interaction = {
      description: 'registerCalendarEvent without permission',
      given: [signedIn, given('member is without calendar permission')],
      request: { method: 'POST', path: '/api/event/calendar', body: entry, bearer: true },
      response: { status: 500 },
    };
    const call = agree([interaction], (api) => registerCalendarEvent(api, entry));
    await expect(call).rejects.toMatchObject({ status: 500 });
  });
});
