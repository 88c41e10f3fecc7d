import type { AsyncCommand } from 'fast-check';
import { checkStep } from './checkStep.ts';
import type { Step } from './steps.ts';
import type { World } from './world.ts';

/** A step as fast-check takes it; one after which something is wrong fails. */
export class StepCommand implements AsyncCommand<object, World, true> {
  private readonly step: Step;

  constructor(step: Step) {
    this.step = step;
  }

  async check(): Promise<boolean> {
    return true;
  }

  async run(_model: object, world: World): Promise<void> {
    if (world.isStopped()) return;
    const wrongs = await checkStep(world, this.step);
    if (wrongs.length > 0) throw new Error(wrongs.join('; '));
  }

  toString(): string {
    return this.step.name;
  }
}
