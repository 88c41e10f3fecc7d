import type { Finding } from '../checks/Check.ts';
import { faults } from './standalone/faults.mjs';
import { startStandalone } from './standalone/server.mjs';
import { verify } from './verification.ts';

/**
 * Verifies the second provider as it is, which has to be green, and once with each seeded fault, which has to
 * be red in the one operation that the fault is in.
 */
export async function verifySeededFaults(): Promise<Finding> {
  const seeds = [null, ...Object.keys(faults)];
  const servers = await Promise.all(seeds.map((fault) => startStandalone({ fault })));
  try {
    const results = await verify(servers);
    const problems = results.flatMap((result, index) => {
      const fault = seeds[index] as keyof typeof faults | null | undefined;
      const red = new Set(
        result.filter((call) => call.problems.length > 0).map(({ operation }) => operation),
      );
      const expected = fault ? faults[fault].operationId : '';
      const found = [...red].join(', ');
      if (found === expected && result.length > 0) return [];
      return [`${fault ?? 'no fault'}: red in ${found || 'nothing'}, not in ${expected || 'nothing'}`];
    });
    return { problems, detail: `${seeds.length - 1} faults` };
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}
