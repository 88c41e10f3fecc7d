import { spyOn } from 'storybook/test';

interface HeldCall {
  path: string;
  go(): Promise<void>;
  fail(): void;
}

/** For stories: calls to the given paths are answered only when they are let go. */
export interface HeldCalls {
  /** How many calls to a path wait. */
  waiting(path: string): number;
  /** Lets the calls to a path go; settles when the page has their answers and has drawn itself. */
  letGo(path: string): Promise<void>;
  /** Lets the calls to a path fail as they do without a network. */
  cutOff(path: string): Promise<void>;
  /** Nothing waits any more, nor will. */
  end(): void;
}

/** For stories: holds back what the page asks for at these paths. */
export function holdCalls(...paths: readonly string[]): HeldCalls {
  const send = window.fetch;
  let held: HeldCall[] = [];
  const spy = spyOn(window, 'fetch').mockImplementation((...call) => {
    const [input] = call;
    const path = new URL(input instanceof Request ? input.url : input, location.href).pathname;
    if (!paths.includes(path)) return send(...call);
    return new Promise<Response>((settle, refuse) => {
      const answer = async () => {
        const response = await send(...call);
        settle(new Response(await response.arrayBuffer(), response));
      };
      held.push({ path, go: () => answer().catch(refuse), fail: () => refuse(new TypeError('cut off')) });
    });
  });
  const take = (path: string) => {
    const taken = held.filter((call) => call.path === path);
    held = held.filter((call) => call.path !== path);
    return taken;
  };
  return {
    waiting: (path) => held.filter((call) => call.path === path).length,
    async letGo(path) {
      await Promise.all(take(path).map(({ go }) => go()));
      await drawn();
    },
    async cutOff(path) {
      for (const { fail } of take(path)) fail();
      await drawn();
    },
    end: () => spy.mockRestore(),
  };
}

async function drawn() {
  for (let frames = 0; frames < 3; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
}
