import { startFixtureProvider } from './fixtureProvider.ts';

/** Starts the fixture campus for another process: prints its two addresses, ends with that one's stdin. */
export async function provideCommand(): Promise<number> {
  const { baseUrl, stateUrl, close } = await startFixtureProvider();
  console.log(`${baseUrl} ${stateUrl}`);
  await new Promise((resolve) => {
    process.stdin.once('close', resolve).resume();
  });
  await close();
  return 0;
}
